import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatLocalWeekdayAndDateOfTime } from '../../../domain/training/days/format-local-weekday-and-date-of-time.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { RuledList } from '../../../ui/kit/ruled-list.ts';
import { ExerciseHistoryLink } from './exercise-history-link.tsx';
import { exerciseNameOfKey } from '../log-words.ts';
import { LogSection } from '../parts.tsx';
import type { OpenTrainingData } from '../ready.ts';
import { useLogReading } from '../use-log-reading.ts';

const pageSize = 10;

/** The exercises that the lifter has logged, the latest first, each with a link to its history. */
export const LoggedExerciseList = ({
  training,
}: {
  readonly training: OpenTrainingData;
}): ReactElement => {
  const { log, library } = training;
  const [shown, setShown] = useState(pageSize);
  const found = useLogReading(log, ['sets', 'exercises'], '', () => log.exercises());
  const exercises = found.kind === 'ready' ? found.value : [];
  return (
    <LogSection id="exercises" title="Exercises">
      {found.kind === 'failed' ? (
        <ProblemSentence role="alert">{found.sentence}</ProblemSentence>
      ) : null}
      <RuledList>
        {exercises.slice(0, shown).map(({ key, sets, lastAt }) => (
          <li key={key}>
            <b>
              <ExerciseHistoryLink exercise={key}>
                {exerciseNameOfKey(key, library)}
              </ExerciseHistoryLink>
            </b>
            <small>
              {sets} {sets === 1 ? 'set' : 'sets'}, last on{' '}
              {formatLocalWeekdayAndDateOfTime(lastAt)}
            </small>
          </li>
        ))}
      </RuledList>
      {exercises.length > shown ? (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setShown(shown + 5 * pageSize)}>
            Show more exercises
          </Button>
        </ButtonRow>
      ) : null}
    </LogSection>
  );
};
