import type { ComponentProps, ReactElement } from 'react';
import styled from 'styled-components';

/** The whole line can be pressed. */
const Line = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  min-height: 3rem;
  max-width: 40rem;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--muted);
    cursor: default;
  }

  & > input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--accent);
  }
`;

type TickProps = Omit<ComponentProps<'input'>, 'type'>;

const tick =
  (type: 'checkbox' | 'radio') =>
  ({ children, className, ...input }: TickProps): ReactElement => (
    <Line className={className}>
      <input type={type} {...input} />
      <span>{children}</span>
    </Line>
  );

/**
 * A box to tick, with its label. Attributes are those of the input, except `className`, which
 * styles the line.
 */
export const Checkbox = tick('checkbox');

/**
 * One of several choices, with its label. Like `Checkbox`; those of one question share their
 * `name`.
 */
export const Radio = tick('radio');
