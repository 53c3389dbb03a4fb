import type { ReactElement } from 'react';
import styled from 'styled-components';

/**
 * A field or a group of fields: its legend or label, its inputs, and the sentence about an error.
 */
export const FieldBox = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend,
  & > label[for] {
    display: block;
    margin-bottom: var(--space-2);
    padding: 0;
    font-weight: 700;
  }

  & > p {
    margin-top: var(--space-2);
    color: var(--accent);
    font-weight: 600;
    line-height: 1.35;
  }
`;

/** The inputs of a field, side by side. */
export const FieldInputRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** The id of a field's error sentence, from the field's own id. */
export const errorIdOf = (fieldId: string): string => `${fieldId}error`;

type FieldErrorProps = { readonly fieldId: string; readonly error: string | undefined };

/** The sentence that says what is wrong with a field; nothing if it is valid. */
export const FieldError = ({ fieldId, error }: FieldErrorProps): ReactElement | null =>
  error === undefined ? null : <p id={errorIdOf(fieldId)}>{error}</p>;
