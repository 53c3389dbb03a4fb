import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ExerciseMatch } from '../../../domain/training/log-files/match-exercises.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import type { OpenTrainingData } from '../ready.ts';
import { useLogReading } from '../use-log-reading.ts';
import {
  exerciseKeysByNameOrFirstUnknownName,
  ExerciseMatchFields,
  sureMatchTitlesOrEmptyByName,
} from './exercise-match-fields.tsx';
import { typedExerciseUnknownSentence } from './import-date-and-counts-line.ts';

type MatchAgainProps = {
  readonly training: OpenTrainingData;
  /** The import's id. */
  readonly id: string;
  readonly onClose: (outcome?: string) => void;
};

const outcomeOf = (sets: number): string =>
  sets === 0
    ? 'The names were matched like this already.'
    : `${sets === 1 ? 'One set has' : `${sets} sets have`} moved to another exercise.`;

const Names = ({
  training,
  id,
  onClose,
  matches,
}: MatchAgainProps & { readonly matches: readonly ExerciseMatch[] }): ReactElement => {
  const { log, library } = training;
  const [titles, setTitles] = useState(() => sureMatchTitlesOrEmptyByName(matches, library));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (): Promise<void> => {
    if (isBusy) return;
    const read = exerciseKeysByNameOrFirstUnknownName(titles, library);
    if (read.kind === 'unknown') {
      setProblem(typedExerciseUnknownSentence(read.name));
      return;
    }
    setBusy(true);
    try {
      onClose(outcomeOf(await (await log.imports()).matchAgain(id, read.keys, library)));
    } catch {
      setBusy(false);
      setProblem('It couldn’t be stored: your log is as it was. Try again.');
    }
  };
  return (
    <>
      <ExerciseMatchFields
        matches={matches}
        titles={titles}
        library={library}
        onTitles={setTitles}
      />
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      <ButtonRow>
        <Button aria-busy={isBusy} onClick={() => void save()}>
          Match them like this
        </Button>
        <Button kind="quiet" onClick={() => onClose()}>
          Leave them
        </Button>
      </ButtonRow>
    </>
  );
};

/** The names of an import, matched again name by name: all sets of a name follow. */
export const RematchExercises = (props: MatchAgainProps): ReactElement => {
  const { training, id } = props;
  const found = useLogReading(training.log, [], id, async () =>
    (await training.log.imports()).matches(id, training.library),
  );
  if (found.kind === 'failed')
    return <ProblemSentence role="alert">{found.sentence}</ProblemSentence>;
  if (found.kind === 'loading') return <p role="status">Reading its names…</p>;
  return <Names {...props} matches={found.value} />;
};
