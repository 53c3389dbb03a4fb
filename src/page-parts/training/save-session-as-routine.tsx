import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import type { LoggedSessionWithoutSets, LoggedSet } from '../../domain/training/log.ts';
import { maxOwnNameLength } from '../../domain/training/own/one-day-routine.ts';
import { routineDayFromLoggedSets } from '../../domain/training/own/routine-day.ts';
import type { TrainingLog } from '../../services/training-log/training-log.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Field } from '../../ui/kit/field.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

type SaveRoutineProps = {
  readonly log: Pick<TrainingLog, 'saveRoutine'>;
  readonly session: LoggedSessionWithoutSets;
  readonly sets: readonly LoggedSet[];
  readonly now: () => number;
};

/** Saves what the lifter did in a session as a routine (`canSessionBecomeRoutine`). */
export const SaveSessionAsRoutine = ({
  log,
  session,
  sets,
  now,
}: SaveRoutineProps): ReactElement => {
  const id = useId();
  const [name, setName] = useState('');
  const [state, setState] = useState<'open' | 'saved' | 'nameless' | 'failed'>('open');
  const save = (): void => {
    const typed = name.trim();
    if (typed === '') {
      setState('nameless');
      document.getElementById(id)?.focus();
      return;
    }
    // Its id follows from the session, so that a second press doesn't make a second routine.
    const routine = {
      id: `of ${session.id}`,
      name: typed,
      day: routineDayFromLoggedSets(sets),
      changedAt: now(),
    };
    log.saveRoutine(routine).then(
      () => setState('saved'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Field>
        <label htmlFor={id}>
          Name of the routine <small>Its exercises and sets, to start from your sessions.</small>
        </label>
        <input
          id={id}
          autoComplete="off"
          maxLength={maxOwnNameLength}
          placeholder="Leg day at home"
          value={name}
          aria-invalid={state === 'nameless'}
          aria-describedby={state === 'nameless' ? `${id}problem` : undefined}
          onChange={({ target }) => {
            setName(target.value);
            setState('open');
          }}
        />
        {state === 'nameless' ? (
          <ProblemSentence id={`${id}problem`}>Type a name for it.</ProblemSentence>
        ) : null}
      </Field>
      <Button kind="quiet" onClick={save}>
        Save as a routine
      </Button>
      <p role="status">
        {state === 'saved' ? (
          <>
            It’s in <SiteLink to={routes.mySessions}>your sessions</SiteLink>.
          </>
        ) : null}
      </p>
      {state === 'failed' ? (
        <ProblemSentence role="alert">
          It could not be stored. It stays here: try again.
        </ProblemSentence>
      ) : null}
    </>
  );
};
