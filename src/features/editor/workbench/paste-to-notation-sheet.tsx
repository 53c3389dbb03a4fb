import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { ExerciseLibrary } from '../../../domain/workout-notation/names/exercise-library.ts';
import { notationFromPaste } from '../../../domain/workout-notation/paste/notation-from-paste.ts';
import type { PastedLineReport } from '../../../domain/workout-notation/paste/pasted.ts';
import { Sheet } from '../../../page-parts/sheet.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Field } from '../../../ui/kit/field.ts';
import {
  notationWithCorrectedMatches,
  type CorrectedMatchesByPastedName,
} from './corrected-matches-by-pasted-name.ts';

const Lines = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  & q {
    font-weight: 700;
    white-space: pre-wrap;
    quotes: none;
  }
`;

const Written = styled.pre`
  max-height: 20rem;
  padding: var(--space-3);
  overflow: auto;
  background: var(--sunken);
  font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 3px solid var(--focus);
  }
`;

const fateWords: Readonly<Record<PastedLineReport['outcome'], string>> = {
  kept: 'Taken as it stands.',
  changed: 'Taken, with a change.',
  'not understood': 'Not understood: it stays in this list alone.',
};

/** Lines that need the editor's attention come first; lines taken unchanged don't need any. */
const toLookAt = ({ outcome, names }: PastedLineReport): boolean =>
  outcome !== 'kept' || names.some(({ isCertain }) => !isCertain);

type LineProps = {
  readonly line: PastedLineReport;
  readonly chosen: CorrectedMatchesByPastedName;
  readonly onChoose: (written: string, title: string) => void;
};

const Line = ({ line, chosen, onChoose }: LineProps): ReactElement => (
  <li>
    <span>
      Line {line.line}: <q>{line.text}</q>
    </span>
    <span>{line.reasons.length === 0 ? fateWords[line.outcome] : line.reasons.join(' ')}</span>
    {line.names
      .filter(({ isCertain }) => !isCertain)
      .map(({ written, matched, others }) => (
        <Field key={written}>
          <label htmlFor={`name-${line.line}-${written}`}>Which exercise is “{written}”?</label>
          <select
            id={`name-${line.line}-${written}`}
            value={chosen.get(written)?.title ?? matched}
            onChange={({ target }) => onChoose(written, target.value)}
          >
            {[...new Set([matched, ...others])].map((title) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        </Field>
      ))}
  </li>
);

/** More lines than anybody reads at once: thousands would take too long to render. */
const linesAtOnce = 100;

type LineListProps = {
  readonly lines: readonly PastedLineReport[];
  readonly chosen: CorrectedMatchesByPastedName;
  readonly onChoose: (written: string, title: string) => void;
};

const LineList = ({ lines, chosen, onChoose }: LineListProps): ReactElement => {
  const [count, setCount] = useState(linesAtOnce);
  const more = lines.length - count;
  return (
    <>
      <Lines>
        {lines.slice(0, count).map((line) => (
          <Line key={line.line} line={line} chosen={chosen} onChoose={onChoose} />
        ))}
      </Lines>
      {more <= 0 ? null : (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setCount(count + linesAtOnce)}>
            Show {Math.min(more, linesAtOnce)} more of {more}
          </Button>
        </ButtonRow>
      )}
    </>
  );
};

const countText = (lines: readonly PastedLineReport[]): string => {
  const lost = lines.filter(({ outcome }) => outcome === 'not understood').length;
  const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  const looked = lines.filter(toLookAt).length;
  if (looked === 0) return `${count}, all of them understood.`;
  if (lost === 0) return `${count}, none of them left out, ${looked} to look at.`;
  return `${count}, ${lost} of them not understood.`;
};

type PasteSheetProps = {
  readonly library: ExerciseLibrary;
  /** The pasted text. It stays while the sheet is closed. */
  readonly pasted: string;
  readonly onPaste: (text: string) => void;
  /** The exercises chosen for names in it. They stay as long as the text does. */
  readonly chosen: CorrectedMatchesByPastedName;
  readonly onChoose: (chosen: CorrectedMatchesByPastedName) => void;
  /** Whether the editor has a text that would be replaced. */
  readonly hasText: boolean;
  readonly onTake: (notation: string, place: 'instead' | 'below') => void;
  readonly onClose: () => void;
};

/** Turns a coach's note or a spreadsheet into notation, and says what happened to each line. */
export const PasteToNotationSheet = ({
  library,
  pasted,
  onPaste,
  chosen,
  onChoose,
  hasText,
  onTake,
  onClose,
}: PasteSheetProps): ReactElement => {
  const text = useDeferredValue(pasted);
  const { notation, lines } = useMemo(() => notationFromPaste(text, library), [text, library]);
  const result = notationWithCorrectedMatches(notation, lines, chosen);
  const looked = lines.filter(toLookAt);
  const others = lines.filter((line) => !toLookAt(line));
  const choose = (written: string, title: string): void => {
    const matched = lines
      .flatMap(({ names }) => names)
      .find((name) => name.written === written)?.matched;
    if (matched !== undefined) onChoose(new Map(chosen).set(written, { matched, title }));
  };
  // A new text starts with its first lines again.
  const list = (shown: readonly PastedLineReport[]): ReactElement => (
    <LineList key={text} lines={shown} chosen={chosen} onChoose={choose} />
  );
  return (
    <Sheet title="Paste a note or a spreadsheet" onClose={onClose}>
      <Field>
        <label htmlFor="pasted">
          Your note, or cells copied from a spreadsheet <small>It stays on this device.</small>
        </label>
        <textarea
          id="pasted"
          value={pasted}
          onChange={({ target }) => onPaste(target.value)}
          spellCheck={false}
        />
      </Field>
      <p role="status">{lines.length === 0 ? '' : countText(lines)}</p>
      {notation.trim() === '' ? null : (
        <>
          <ButtonRow>
            {hasText ? (
              <>
                <Button onClick={() => onTake(result, 'instead')}>
                  Put it in place of your text
                </Button>
                <Button kind="quiet" onClick={() => onTake(result, 'below')}>
                  Put it below your text
                </Button>
              </>
            ) : (
              <Button onClick={() => onTake(result, 'instead')}>Put it into the editor</Button>
            )}
          </ButtonRow>
          <p>Undo takes it out again.</p>
        </>
      )}
      {looked.length === 0 ? null : (
        <section aria-label="Lines to look at">
          <h3>Please look at these</h3>
          {list(looked)}
        </section>
      )}
      {notation.trim() === '' ? null : (
        <section aria-label="The notation">
          <h3>As notation</h3>
          {/* It scrolls, so it must be focusable by keyboard. */}
          <Written tabIndex={0}>{result}</Written>
        </section>
      )}
      {others.length === 0 ? null : (
        <details>
          <summary>What became of the other lines</summary>
          {list(others)}
        </details>
      )}
    </Sheet>
  );
};
