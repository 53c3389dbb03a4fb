import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { LoggedSessionWithoutSets } from '../../../domain/training/log.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { Button } from '../../../ui/kit/button.tsx';

type SessionNoteProps = {
  readonly log: TrainingLog;
  readonly session: LoggedSessionWithoutSets;
  readonly onSession: (session: LoggedSessionWithoutSets) => void;
};

/** The lifter’s own words about a session. They stay on the device, like everything else. */
export const SessionNoteField = ({ log, session, onSession }: SessionNoteProps): ReactElement => {
  const id = useId();
  const [text, setText] = useState(session.note ?? '');
  const [state, setState] = useState<'as it was' | 'kept' | 'failed'>('as it was');
  const keep = (): void => {
    const note = text.trim();
    const changed: LoggedSessionWithoutSets = { ...session, note: note === '' ? undefined : note };
    log.changeSession(changed).then(
      () => {
        setState('kept');
        onSession(changed);
      },
      () => setState('failed'),
    );
  };
  return (
    <section>
      <h2>A note</h2>
      <Field>
        <label htmlFor={id}>
          How was it? <small>Only you will read it.</small>
        </label>
        <textarea
          id={id}
          rows={3}
          style={{ minHeight: '5rem' }}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setState('as it was');
          }}
        />
      </Field>
      <Button kind="quiet" onClick={keep}>
        Keep the note
      </Button>
      <p role="status">{state === 'kept' ? 'It’s in your log.' : null}</p>
      {state === 'failed' ? (
        <ProblemSentence role="alert">
          The note could not be stored. It stays here: try again.
        </ProblemSentence>
      ) : null}
    </section>
  );
};
