import { useId, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { loadingKinds, type LoadingKind } from '../../../domain/training/movement-and-loading.ts';
import { isMuscle, muscles, type Muscle } from '../../../domain/training/muscles.ts';
import type { OwnExercise } from '../../../domain/training/own/own-exercise.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Checkbox } from '../../../ui/kit/checkbox.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SideNote } from '../../../ui/kit/side-note.ts';
import { maxOwnNameLength } from '../../../domain/training/own/one-day-routine.ts';
import { wordsByLoadingKind } from './own-words.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 40rem;

  &:focus {
    outline: none;
  }
`;

const Helpers = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: 700;
  }
`;

const isLoading = (text: string): text is LoadingKind =>
  loadingKinds.some((loading) => loading === text);

/** What is asked about an exercise of the lifter’s own. */
export type OwnExerciseAnswers = Pick<OwnExercise, 'loading' | 'primary' | 'secondary'> & {
  readonly name: string;
};

type OwnExerciseFormProps = {
  /** What is known of it; of a new one only the name. */
  readonly known: Pick<OwnExerciseAnswers, 'name'> & Partial<OwnExerciseAnswers>;
  /** What is said about the name. */
  readonly remark: string;
  /** What is wrong with a name that was typed, in a sentence. */
  readonly problemOf?: (name: string) => string | undefined;
  readonly onKeep: (about: OwnExerciseAnswers) => void;
  readonly onCancel: () => void;
};

/** An exercise by a name of the lifter’s own, with what it is loaded with and what it trains. */
export const OwnExerciseForm = ({
  known,
  remark,
  problemOf,
  onKeep,
  onCancel,
}: OwnExerciseFormProps): ReactElement => {
  const id = useId();
  const form = useFocusOnMount<HTMLFormElement>();
  const [name, setName] = useState(known.name);
  const [loading, setLoading] = useState<LoadingKind>(known.loading ?? 'barbell');
  const [main, setMain] = useState<Muscle | undefined>(known.primary?.[0]);
  const [helping, setHelping] = useState<readonly Muscle[]>(known.secondary ?? []);
  const [isAsked, setAsked] = useState(false);
  const typed = name.trim().replace(/\s+/g, ' ');
  const problem = typed === '' ? 'Type a name for it.' : problemOf?.(typed);
  const isWrong = isAsked && problem !== undefined;
  const keep = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAsked(true);
    if (problem !== undefined) {
      document.getElementById(`${id}name`)?.focus();
      return;
    }
    onKeep({
      name: typed,
      loading,
      primary: main === undefined ? [] : [main],
      secondary: helping.filter((muscle) => muscle !== main),
    });
  };
  return (
    <Form
      ref={form}
      tabIndex={-1}
      aria-label={`About ${typed === '' ? 'your exercise' : typed}`}
      noValidate
      onSubmit={keep}
    >
      <Field>
        <label htmlFor={`${id}name`}>Name</label>
        <input
          id={`${id}name`}
          autoComplete="off"
          maxLength={maxOwnNameLength}
          value={name}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}problem` : `${id}remark`}
          onChange={({ target }) => setName(target.value)}
        />
        {isWrong ? <ProblemSentence id={`${id}problem`}>{problem}</ProblemSentence> : null}
        <SideNote id={`${id}remark`}>{remark}</SideNote>
      </Field>
      <Field>
        <label htmlFor={`${id}loading`}>Done with</label>
        <select
          id={`${id}loading`}
          value={loading}
          onChange={({ target }) => {
            if (isLoading(target.value)) setLoading(target.value);
          }}
        >
          {loadingKinds.map((one) => (
            <option key={one} value={one}>
              {wordsByLoadingKind[one]}
            </option>
          ))}
        </select>
      </Field>
      <Field>
        <label htmlFor={`${id}main`}>Trains mostly</label>
        <select
          id={`${id}main`}
          value={main ?? ''}
          onChange={({ target }) => setMain(isMuscle(target.value) ? target.value : undefined)}
        >
          <option value="">I’d rather not say</option>
          {muscles.map((muscle) => (
            <option key={muscle} value={muscle}>
              {muscle}
            </option>
          ))}
        </select>
      </Field>
      <Helpers>
        <legend>Others that help</legend>
        {muscles
          .filter((muscle) => muscle !== main)
          .map((muscle) => (
            <Checkbox
              key={muscle}
              checked={helping.includes(muscle)}
              onChange={({ target }) =>
                setHelping(
                  target.checked
                    ? [...helping, muscle]
                    : helping.filter((other) => other !== muscle),
                )
              }
            >
              {muscle}
            </Checkbox>
          ))}
      </Helpers>
      <ButtonRow>
        <Button type="submit">Keep it</Button>
        <Button kind="quiet" onClick={onCancel}>
          Back
        </Button>
      </ButtonRow>
    </Form>
  );
};
