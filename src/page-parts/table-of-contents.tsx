import type { ReactElement } from 'react';

type ContentsProps = {
  readonly parts: readonly { readonly id: string; readonly text: string }[];
  /** The minimum number of parts for a table of contents. */
  readonly least?: number;
};

/** The table of contents of a long text. */
export const TableOfContents = ({ parts, least = 3 }: ContentsProps): ReactElement | null =>
  parts.length < least ? null : (
    <nav aria-labelledby="contents" className="contents no-print">
      <h2 id="contents">On this page</h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
