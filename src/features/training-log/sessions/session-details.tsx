import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { LoggedSessionWithoutSets, LoggedSet } from '../../../domain/training/log.ts';
import { canSessionBecomeRoutine } from '../../../domain/training/own/routine-day.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { Field } from '../../../ui/kit/field.ts';
import { SaveSessionAsRoutine } from '../../../page-parts/training/save-session-as-routine.tsx';
import { SaveLoggedSessionFitFileButton } from '../../../page-parts/training/save-as-file/save-logged-session-fit-file-button.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { CorrectLoggedSetNumbers } from './correct-set.tsx';
import { ExerciseHistoryLink } from '../exercises/exercise-history-link.tsx';
import { exerciseNameOfKey, loggedSetWords, plannedWordsOfLoggedSet } from '../log-words.ts';
import { RowButtonStyledAsLink } from '../parts.tsx';
import type { OpenTrainingData } from '../ready.ts';
import { useLogReading } from '../use-log-reading.ts';
import { groupBy } from '../../../domain/group-by.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--line);

  & h4 {
    font-size: var(--step-0);
  }

  & ol {
    padding: 0;
    list-style: none;
  }

  & ol > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: baseline;
    justify-content: space-between;
    border-block-end: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }

  & textarea {
    min-height: 5rem;
  }
`;

/**
 * The sets of a session grouped by exercise, in the order in which the lifter started each
 * exercise.
 */
const inRuns = (sets: readonly LoggedSet[]): readonly (readonly LoggedSet[])[] => [
  ...groupBy(sets, ({ exercise }) => exercise).values(),
];

type NoteProps = {
  readonly training: OpenTrainingData;
  readonly session: LoggedSessionWithoutSets;
};

const Note = ({ training, session }: NoteProps): ReactElement => {
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const save = async (note: string): Promise<void> => {
    try {
      await training.log.changeSession({
        ...session,
        note: note.trim() === '' ? undefined : note.trim(),
      });
      setText(undefined);
      setProblem(undefined);
    } catch {
      setProblem('The note couldn’t be stored. It still stands here: try again.');
    }
  };
  if (text === undefined) {
    return (
      <>
        {session.note === undefined ? null : <p>{session.note}</p>}
        <RowButtonStyledAsLink type="button" onClick={() => setText(session.note ?? '')}>
          {session.note === undefined ? 'Add a note' : 'Change the note'}
        </RowButtonStyledAsLink>
      </>
    );
  }
  return (
    <>
      <Field>
        <label htmlFor={`note-${session.id}`}>Your note</label>
        <textarea
          id={`note-${session.id}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      <ButtonRow>
        <Button kind="quiet" onClick={() => void save(text)}>
          Save the note
        </Button>
        <RowButtonStyledAsLink type="button" onClick={() => setText(undefined)}>
          Leave it as it was
        </RowButtonStyledAsLink>
      </ButtonRow>
    </>
  );
};

type SetLineProps = { readonly training: OpenTrainingData; readonly set: LoggedSet };

const SetLine = ({ training, set }: SetLineProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const planned = plannedWordsOfLoggedSet(set);
  const name = exerciseNameOfKey(set.exercise, training.library);
  return (
    <li>
      <span>
        {set.kind === 'ramp' ? 'Ramp: ' : ''}
        {loggedSetWords(set)}
        {set.mark === undefined ? '' : `, ${set.mark}`}
        {planned === undefined || set.kind === 'ramp' ? null : <small> ({planned})</small>}
      </span>
      <RowButtonStyledAsLink
        type="button"
        aria-expanded={isOpen}
        aria-label={`Correct ${name}, ${loggedSetWords(set)}`}
        onClick={() => setOpen(!isOpen)}
      >
        Correct
      </RowButtonStyledAsLink>
      {isOpen ? (
        <CorrectLoggedSetNumbers
          log={training.log}
          library={training.library}
          set={set}
          onDone={() => setOpen(false)}
        />
      ) : null}
    </li>
  );
};

type AgainProps = {
  readonly training: OpenTrainingData;
  readonly session: LoggedSessionWithoutSets;
  readonly sets: readonly LoggedSet[];
};

/** Saves a session without a plan as a routine. */
const Again = ({ training, session, sets }: AgainProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <SaveSessionAsRoutine log={training.log} session={session} sets={sets} now={Date.now} />
  ) : (
    <RowButtonStyledAsLink type="button" onClick={() => setOpen(true)}>
      Make it a routine
    </RowButtonStyledAsLink>
  );
};

type SessionDetailsProps = {
  readonly training: OpenTrainingData;
  readonly session: LoggedSessionWithoutSets;
  readonly onDelete: () => void;
};

/** The sets of a session, which can be corrected; its note; and a way to delete it. */
export const SessionDetails = ({
  training,
  session,
  onDelete,
}: SessionDetailsProps): ReactElement => {
  const { log, library } = training;
  const found = useLogReading(log, ['sets'], session.id, () => log.setsOfSession(session.id));
  return (
    <Box>
      {found.kind === 'failed' ? (
        <ProblemSentence role="alert">{found.sentence}</ProblemSentence>
      ) : null}
      {found.kind === 'ready' && found.value.length === 0 ? (
        <p>No set was logged in this session.</p>
      ) : null}
      {found.kind === 'ready'
        ? inRuns(found.value).map((sets) => {
            const [first] = sets;
            if (first === undefined) return null;
            const note = session.lineNotes?.[first.line];
            return (
              <div key={first.exercise}>
                <h4>
                  <ExerciseHistoryLink exercise={first.exercise}>
                    {exerciseNameOfKey(first.exercise, library)}
                  </ExerciseHistoryLink>
                </h4>
                {note === undefined ? null : <p>{note}</p>}
                <ol>
                  {sets.map((set) => (
                    <SetLine key={set.id} training={training} set={set} />
                  ))}
                </ol>
              </div>
            );
          })
        : null}
      <Note training={training} session={session} />
      {found.kind === 'ready' && found.value.length > 0 ? (
        <SaveLoggedSessionFitFileButton session={session} sets={found.value} />
      ) : null}
      {found.kind === 'ready' && canSessionBecomeRoutine(session) ? (
        <Again training={training} session={session} sets={found.value} />
      ) : null}
      <ButtonRow>
        {session.place === undefined ? null : (
          <SiteLink to={session.place.path}>Open the plan</SiteLink>
        )}
        <RowButtonStyledAsLink type="button" onClick={onDelete}>
          Delete this session
        </RowButtonStyledAsLink>
      </ButtonRow>
    </Box>
  );
};
