import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  & > figcaption {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

type ExampleProps = {
  /** The state that it shows. */
  readonly of: string;
  readonly children: ReactNode;
};

/** A part of the UI kit in one of its states, for `*.examples.tsx`. */
export const UiExample = ({ of, children }: ExampleProps): ReactElement => (
  <Box>
    <figcaption>{of}</figcaption>
    {children}
  </Box>
);

/** The longest text that a part has to bear, with a word that can't be broken by itself. */
export const longestExampleText =
  'A text much longer than anybody would write here, with a word like Kurzhantelkreuzheben that has no place to break.';
