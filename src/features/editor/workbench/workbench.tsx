import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { ExerciseLibrary } from '../../../domain/workout-notation/names/exercise-library.ts';
import {
  createValidLinesAndMistakesParser,
  type PlanOfValidLinesAndMistakes,
} from '../../../domain/workout-notation/workbench/parse-valid-lines-and-mistakes.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { media } from '../../../ui/styles/media.ts';
import type { CorrectedMatchesByPastedName } from './corrected-matches-by-pasted-name.ts';
import { MistakeList } from './mistake-list.tsx';
import type {
  UndoAndRedoAvailability,
  NotationEditorActions,
  WrittenByEditorOrSomebodyElse,
} from './notation-editor.ts';
import { NotationField } from './notation-field.tsx';
import { PasteToNotationSheet } from './paste-to-notation-sheet.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { useSettledValue } from '../../../ui/loading/use-settled.ts';
import { SideNote } from '../../../ui/kit/side-note.ts';

const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  /* On the heading and not on the section, which reaches further out for the ring of what has the
     focus. */
  & > section > h2 {
    padding-top: var(--space-3);
    border-top: 3px solid var(--ink);
    font-size: var(--step-2);
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    /* In the field app the frame is as high as its content, and nothing sticks. */
    .page & > :first-child {
      position: sticky;
      top: 0;
      max-height: 100vh;
      overflow-y: auto;
      /* Room for the ring of what has the focus. */
      margin-inline: calc(-1 * var(--space-2));
      padding-inline: var(--space-2);
      padding-bottom: var(--space-3);
    }
  }
`;

const Count = styled.p`
  font-weight: 700;
`;

/** The pause in the editor's typing after which mistakes are announced, in milliseconds. */
const settledMs = 900;

const mistakesText = ({ mistakes }: PlanOfValidLinesAndMistakes): string => {
  const [first] = mistakes;
  if (first === undefined) return 'No mistakes. This plan can be published.';
  return mistakes.length === 1
    ? `1 mistake, in line ${first.line}.`
    : `${mistakes.length} mistakes, the first in line ${first.line}.`;
};

/** A text from outside this editor, and its version number. */
export type ExternalText = { readonly text: string; readonly version: number };

/** The text as the tools around the workbench see it. */
type WorkbenchText = {
  readonly text: string;
  /** Replaces the text. The editor can undo it. */
  readonly replace: (text: string) => void;
};

type WorkbenchProps = {
  readonly library: ExerciseLibrary;
  readonly initial: string;
  /** A text that replaces hers: somebody else has changed the entry. */
  readonly outside?: ExternalText | undefined;
  readonly isDisabled?: boolean;
  /** Called with the editor's text. */
  readonly onChange: (text: string) => void;
  /** Turns the path of an exercise's page into an address that works here. */
  readonly toAddress: (path: string) => string | undefined;
  /** Wraps the plan: on the site, in the sheet of an exercise. */
  readonly around?: (plan: ReactNode) => ReactNode;
  /** Content above the editor, and buttons below it. */
  readonly above?: (text: WorkbenchText) => ReactNode;
  readonly below?: (text: WorkbenchText) => ReactNode;
};

const bare = (plan: ReactNode): ReactNode => plan;

/**
 * The workbench for writing a plan: its text with every mistake on one side, the plan as a member
 * sees it on the other.
 */
export const Workbench = ({
  library,
  initial,
  outside,
  isDisabled = false,
  onChange,
  toAddress,
  around = bare,
  above,
  below,
}: WorkbenchProps): ReactElement => {
  const [text, setText] = useState(initial);
  const [check] = useState(() => createValidLinesAndMistakesParser(library));
  const [checked, setChecked] = useState(() => check(initial));
  const [line, setLine] = useState(1);
  const [{ canUndo, canRedo }, setHistory] = useState<UndoAndRedoAvailability>({
    canUndo: false,
    canRedo: false,
  });
  const [pasted, setPasted] = useState('');
  const [chosen, setChosen] = useState<CorrectedMatchesByPastedName>(new Map());
  const [isPasting, setPasting] = useState(false);
  const [editor, setEditor] = useState<NotationEditorActions>();
  const help = useId();
  // Typing never waits for the plan, which renders when there is time.
  const shown = useDeferredValue(checked);
  const spoken = useSettledValue(checked, settledMs);
  const isEmpty = text.trim() === '';

  const change = (next: string, by: WrittenByEditorOrSomebodyElse): void => {
    const start = performance.now();
    const found = check(next);
    // For the bench (tests/bench/editor.ts). jsdom doesn't implement `measure`.
    performance.measure?.('check of the notation', { start });
    editor?.showMistakes(next.trim() === '' ? [] : found.mistakes);
    setText(next);
    setChecked(found);
    if (by === 'her') onChange(next);
  };
  useEffect(() => {
    if (outside !== undefined) editor?.setText(outside.text, 'another');
  }, [outside, editor]);

  const hasTaken = useRef(false);
  useEffect(() => {
    // Only once the sheet has gone, because nothing below it can have the focus before.
    if (isPasting || !hasTaken.current) return;
    hasTaken.current = false;
    editor?.focus();
  }, [isPasting, editor]);

  const replace = (next: string): void => editor?.setText(next, 'her');
  const ofTools: WorkbenchText = { text, replace };
  return (
    <>
      <Bench>
        <section aria-label="The notation of the plan">
          <h2>Notation</h2>
          {above?.(ofTools)}
          <ButtonRow>
            {/* Stays in the tab order with nothing to undo, because it may have the focus after the
                last undo. */}
            <Button
              kind="quiet"
              disabled={isDisabled}
              aria-disabled={!canUndo}
              onClick={() => editor?.undo()}
            >
              Undo
            </Button>
            <Button
              kind="quiet"
              disabled={isDisabled}
              aria-disabled={!canRedo}
              onClick={() => editor?.redo()}
            >
              Redo
            </Button>
            <Button kind="quiet" disabled={isDisabled} onClick={() => setPasting(true)}>
              Paste a note or a spreadsheet
            </Button>
            {below?.(ofTools)}
          </ButtonRow>
          <NotationField
            label="The plan in notation"
            describedBy={help}
            library={library}
            initial={initial}
            isDisabled={isDisabled}
            onOpen={(opened) => {
              setEditor(opened);
              if (!isEmpty) opened.showMistakes(checked.mistakes);
            }}
            onChange={change}
            onLine={setLine}
            onHistory={setHistory}
          />
          <div>
            {/* The count updates at once, and is announced when the editor pauses. */}
            <Count aria-hidden="true">{isEmpty ? '' : mistakesText(checked)}</Count>
            <p role="status" className="visually-hidden">
              {isEmpty ? '' : mistakesText(spoken)}
            </p>
            {isEmpty ? null : (
              <MistakeList
                mistakes={checked.mistakes}
                line={line}
                isDisabled={isDisabled}
                onGoTo={(mistake) => editor?.goTo(mistake)}
                onCorrect={(mistake) => editor?.correct(mistake)}
              />
            )}
          </div>
          <SideNote id={help}>
            Tab moves a line in, or takes the word that is offered. Press Escape, then Tab, to leave
            the editor. F8 leads to the next mistake, Ctrl and the full stop put it right, Ctrl and
            the space bar offer words.
          </SideNote>
        </section>
        <section aria-label="The plan as a member sees it">
          <h2>As a member sees it</h2>
          {shown.mistakes.length === 0 || isEmpty ? null : (
            <SideNote>Lines with a mistake are left out here.</SideNote>
          )}
          <PlanPreview plan={shown.plan} library={library} toAddress={toAddress} around={around} />
        </section>
      </Bench>
      {isPasting ? (
        <PasteToNotationSheet
          library={library}
          pasted={pasted}
          onPaste={setPasted}
          chosen={chosen}
          onChoose={setChosen}
          hasText={!isEmpty}
          onTake={(notation, place) => {
            replace(place === 'below' ? `${text.trimEnd()}\n\n${notation}` : notation);
            hasTaken.current = true;
            setPasting(false);
            setPasted('');
            setChosen(new Map());
          }}
          onClose={() => setPasting(false)}
        />
      ) : null}
    </>
  );
};
