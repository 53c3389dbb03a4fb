import {
  acceptCompletion,
  autocompletion,
  completionKeymap,
  completionStatus,
  selectedCompletionIndex,
  setSelectedCompletion,
} from '@codemirror/autocomplete';
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  isolateHistory,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { ExerciseLibrary } from '../../../domain/workout-notation/names/exercise-library.ts';
import type { WorkoutSyntaxError } from '../../../domain/workout-notation/parse/syntax-error.ts';
import { completionsAt } from '../../../domain/workout-notation/workbench/completions-at.ts';
import { continueListCommand } from './continue-line.ts';
import { notationTheme } from './notation-theme.ts';

/** Who wrote a text: she in this editor, or somebody else, whose changes she can't undo. */
export type WrittenByEditorOrSomebodyElse = 'her' | 'another';

/** Whether undo and redo are possible. */
export type UndoAndRedoAvailability = { readonly canUndo: boolean; readonly canRedo: boolean };

/** The editor of a plan's text, as the workbench uses it. */
export type NotationEditorActions = {
  /** Replaces the whole text. */
  readonly setText: (text: string, by: WrittenByEditorOrSomebodyElse) => void;
  /** Underlines the mistakes of the current text. */
  readonly showMistakes: (mistakes: readonly WorkoutSyntaxError[]) => void;
  /** Moves the cursor to a mistake. */
  readonly goTo: (mistake: WorkoutSyntaxError) => void;
  /** Replaces a mistake with the likely correction. */
  readonly correct: (mistake: WorkoutSyntaxError) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly setDisabled: (isDisabled: boolean) => void;
  readonly focus: () => void;
  readonly close: () => void;
};

type Options = {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly library: ExerciseLibrary;
  readonly label: string;
  /** The id of the element that says how to leave the editor by keyboard. */
  readonly describedBy: string;
  readonly isDisabled: boolean;
  readonly onChange: (text: string, by: WrittenByEditorOrSomebodyElse) => void;
  /** Called with the line that the cursor is in, from 1. */
  readonly onLine: (line: number) => void;
  /** Called after each change of the text. */
  readonly onHistory: (history: UndoAndRedoAvailability) => void;
};

const rangeOf = (
  { doc }: EditorState,
  { line, column, length }: WorkoutSyntaxError,
): { readonly from: number; readonly to: number } => {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
  const start = Math.min(from + column - 1, to);
  return { from: start, to: Math.min(start + length, to) };
};

const complete = (library: ExerciseLibrary) => {
  const completeAt = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const found = completionsAt(state.doc.toString(), pos, library);
    if (found === undefined || found.options.length === 0) return null;
    // Before the first letter too much could follow: the editor opens the list with Ctrl and the
    // space bar.
    if (found.from === pos && !explicit) return null;
    return {
      from: found.from,
      to: found.to,
      filter: false,
      options: found.options.map(({ insert, label, detail }) => ({ label, detail, apply: insert })),
      // Updates at once with each letter, so that while the list is open Tab completes and never
      // indents.
      update: (_before, _from, _to, context) => completeAt(context),
    };
  };
  return completeAt;
};

const takeCompletion = (view: EditorView): boolean => {
  if (completionStatus(view.state) !== 'active') return false;
  const selected = selectedCompletionIndex(view.state);
  if (selected === null || selected < 0) view.dispatch({ effects: setSelectedCompletion(0) });
  return acceptCompletion(view);
};

const disabled = (isDisabled: boolean): Extension => [
  EditorState.readOnly.of(isDisabled),
  EditorView.editable.of(!isDisabled),
];

/**
 * Opens a notation editor in an element. Tab indents; after Escape it moves the focus, until she
 * types again.
 */
export const openNotationEditor = ({
  parent,
  text,
  library,
  label,
  describedBy,
  isDisabled,
  onChange,
  onLine,
  onHistory,
}: Options): NotationEditorActions => {
  const editable = new Compartment();
  let mistakes: readonly WorkoutSyntaxError[] = [];
  const correct = (view: EditorView, mistake: WorkoutSyntaxError): void => {
    if (mistake.replacement === undefined || view.state.readOnly) return;
    const { from, to } = rangeOf(view.state, mistake);
    view.dispatch({
      changes: { from, to, insert: mistake.replacement },
      selection: { anchor: from + mistake.replacement.length },
      scrollIntoView: true,
      userEvent: 'input',
    });
  };
  const correctHere = (view: EditorView): boolean => {
    const { number } = view.state.doc.lineAt(view.state.selection.main.head);
    const mistake = mistakes.find(
      ({ line, replacement }) => line === number && replacement !== undefined,
    );
    if (mistake === undefined) return false;
    correct(view, mistake);
    return true;
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightActiveLineGutter(),
        drawSelection(),
        history(),
        EditorView.lineWrapping,
        autocompletion({
          override: [complete(library)],
          icons: false,
          // At the end of a line Enter starts the next one, even with the list open. Tab takes the
          // first word, or the selected one.
          selectOnOpen: false,
          interactionDelay: 0,
          tooltipClass: () => 'notation-completions',
        }),
        keymap.of([
          { key: 'Tab', run: takeCompletion },
          { key: 'Tab', run: indentMore, shift: indentLess },
          { key: 'Mod-.', run: correctHere },
          { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
          ...completionKeymap,
          // After the completions, which Escape closes first. CodeMirror's default would let Tab
          // move the focus for two seconds only.
          {
            key: 'Escape',
            run: (of) => {
              of.setTabFocusMode(true);
              return true;
            },
          },
          { key: 'Enter', run: continueListCommand },
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          // The accessibility check requires it in the tab order.
          tabindex: '0',
          autocapitalize: 'sentences',
          spellcheck: 'false',
        }),
        editable.of(disabled(isDisabled)),
        notationTheme,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            update.view.setTabFocusMode(false);
            const isHers = update.transactions.some(
              (change) =>
                change.docChanged && change.annotation(Transaction.addToHistory) !== false,
            );
            onChange(update.state.doc.toString(), isHers ? 'her' : 'another');
            onHistory({
              canUndo: undoDepth(update.state) > 0,
              canRedo: redoDepth(update.state) > 0,
            });
          }
          if (update.docChanged || update.selectionSet) {
            onLine(update.state.doc.lineAt(update.state.selection.main.head).number);
          }
        }),
      ],
    }),
  });
  return {
    setText: (next, by) => {
      if (next === view.state.doc.toString()) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        selection: { anchor: 0 },
        // One Undo removes this text, but nothing that the editor typed just before it.
        annotations:
          by === 'another' ? Transaction.addToHistory.of(false) : isolateHistory.of('full'),
      });
    },
    showMistakes: (found) => {
      mistakes = found;
      const diagnostics = found.map((mistake) => ({
        ...rangeOf(view.state, mistake),
        severity: 'error' as const,
        message: mistake.message,
        actions:
          mistake.replacement === undefined
            ? []
            : [{ name: `Change to “${mistake.replacement}”`, apply: () => correct(view, mistake) }],
      }));
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo: (mistake) => {
      const { from, to } = rangeOf(view.state, mistake);
      view.focus();
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
    },
    correct: (mistake) => correct(view, mistake),
    undo: () => undo(view),
    redo: () => redo(view),
    setDisabled: (next) => view.dispatch({ effects: editable.reconfigure(disabled(next)) }),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
};
