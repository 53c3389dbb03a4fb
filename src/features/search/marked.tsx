import type { ReactElement, ReactNode } from 'react';
import type { Mark } from './engine/mark-texts.ts';

type MarkedProps = { readonly text: string; readonly marks: readonly Mark[] };

/** A text in which what was looked for is marked. */
export const Marked = ({ text, marks }: MarkedProps): ReactElement => {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
};
