import { Decoration, EditorView, ViewPlugin } from '@codemirror/view';
import type { DecorationSet, ViewUpdate } from '@codemirror/view';
import { RangeSetBuilder } from '@codemirror/state';

/** The editor's theme in the site's colours, in light and dark mode. */
const colours = EditorView.theme({
  '&': {
    border: '2px solid var(--ink)',
    borderRadius: 'var(--radius)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: 'max(1rem, 16px)',
  },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '.cm-scroller': {
    minHeight: '14rem',
    maxHeight: 'min(50vh, 40rem)',
    overflow: 'auto',
    fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
    lineHeight: '1.6',
  },
  '.cm-content': { paddingBlock: 'var(--space-3)', caretColor: 'var(--ink)' },
  '.cm-line': { paddingInline: 'var(--space-2)' },
  '.cm-cursor': { borderLeft: '2px solid var(--ink)' },
  '.cm-gutters': { border: '0', background: 'var(--sunken)', color: 'var(--muted)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'transparent' },
  '.cm-activeLineGutter': { color: 'var(--ink)', fontWeight: '700' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'color-mix(in srgb, var(--brass) 45%, transparent)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--accent) 2px',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '3px',
  },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--accent)' },
  '.cm-tooltip': {
    maxWidth: 'min(26rem, 90vw)',
    border: '1px solid var(--ink)',
    borderRadius: 'var(--radius)',
    background: 'var(--paper)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-diagnostic': { borderLeft: '4px solid var(--accent)', fontFamily: 'var(--text)' },
  '.cm-diagnosticAction': {
    minHeight: '2.75rem',
    padding: 'var(--space-2) var(--space-3)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: '700',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '15rem',
    fontFamily: 'var(--text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: 'var(--space-2) var(--space-3)',
    lineHeight: '1.4',
    whiteSpace: 'normal',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '800' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '1' },
  '.cm-heading': { fontWeight: '800' },
  '.cm-part': { color: 'var(--accent)', fontWeight: '700' },
});

const heading = Decoration.line({ class: 'cm-heading' });
const part = Decoration.line({ class: 'cm-part' });

const markOf = (text: string): Decoration | undefined => {
  if (/^\s*(?:weeks?|day)\s+\d/i.test(text)) return heading;
  return /^\s*(?:warm[- ]?up|main|finisher|cool[- ]?down)\s*:?\s*$/i.test(text) ? part : undefined;
};

/** Only the visible lines are marked, however long the plan is. */
const marksOf = (view: EditorView): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      const mark = markOf(line.text);
      if (mark !== undefined) builder.add(line.from, line.from, mark);
      at = line.to + 1;
    }
  }
  return builder.finish();
};

/** Headings and parts stand out, as they do on the page. */
const headings = ViewPlugin.define(
  (view) => ({
    marks: marksOf(view),
    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged) this.marks = marksOf(update.view);
    },
  }),
  { decorations: ({ marks }) => marks },
);

export const notationTheme = [colours, headings];
