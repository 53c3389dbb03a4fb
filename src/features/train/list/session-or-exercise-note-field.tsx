import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { Field } from '../../../ui/kit/field.ts';
import styled from 'styled-components';

const NoteBox = styled(Field)`
  & textarea {
    min-height: 5rem;
  }
`;

type NoteFieldProps = {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
};

/** A note in the lifter’s own words. It is saved when she leaves the field. */
export const SessionOrExerciseNoteField = ({
  label,
  text,
  onText,
}: NoteFieldProps): ReactElement => {
  const id = useId();
  const [typed, setTyped] = useState(text);
  return (
    <NoteBox>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={1000}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== text) onText(typed);
        }}
      />
    </NoteBox>
  );
};
