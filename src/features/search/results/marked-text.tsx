import type { ReactElement, ReactNode } from 'react';
import type { MarkedRange } from '../engine/mark-text.ts';

type MarkedTextProps = { readonly text: string; readonly marks: readonly MarkedRange[] };

/** A text with the matched words marked. */
export const MarkedText = ({ text, marks }: MarkedTextProps): ReactElement => {
  const parts: ReactNode[] = [];
  let unmarkedFrom = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(unmarkedFrom, start), <mark key={start}>{text.slice(start, end)}</mark>);
    unmarkedFrom = end;
  }
  return (
    <>
      {parts}
      {text.slice(unmarkedFrom)}
    </>
  );
};
