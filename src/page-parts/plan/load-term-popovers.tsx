import type { ReactElement } from 'react';
import styled from 'styled-components';
import { describeLoad } from '../../domain/workout-notation/words/describe.ts';
import {
  explainedLoadTermsInPlan,
  explainedLoadTermUnlessPlain,
} from '../../domain/workout-notation/words/explain-load.ts';
import type { SetAmount, Load, WorkoutPlan } from '../../domain/workout-notation/plan.ts';

/** Layered above the row's link, which covers the whole row. */
const Term = styled.button`
  position: relative;
  z-index: 1;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  /* Safari before 26 ignores the short form with a style. */
  text-decoration-style: dotted;
  text-underline-offset: 0.2em;
  cursor: help;

  @media print {
    min-height: 0;
    line-height: inherit;
    text-decoration: none;
  }
`;

/**
 * At the bottom of the screen; beside the load in a browser that places a popover at the button
 * that opens it.
 */
const Note = styled.p`
  inset: auto 0 0;
  width: 100%;
  max-width: 26rem;
  margin: 0 auto;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-top: 3px solid var(--ink);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow);
  font-size: var(--step-0);
  line-height: 1.45;

  /* The second condition leaves out browsers that need the button's name as well. */
  @supports (position-area: block-end) and (text-box-trim: trim-both) {
    inset: auto;
    width: max-content;
    max-width: min(22rem, 100vw - 2rem);
    margin: var(--space-1) var(--space-2) var(--space-1) 0;
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-block flip-inline;
  }
`;

const idOf = (plan: string, key: string): string => `${plan}load-${key}`;

type LoadTextProps = {
  /** The prefix of the ids of its plan. */
  readonly planId: string;
  readonly load: Load;
  readonly kind: SetAmount['kind'];
};

/**
 * A load that a press explains, such as `RPE 8`. The browser opens the note, so no script is
 * needed.
 */
export const ExplainedLoad = ({ planId, load, kind }: LoadTextProps): ReactElement => {
  const note = explainedLoadTermUnlessPlain(load, kind);
  if (note === undefined) return <>{describeLoad(load)}</>;
  const id = idOf(planId, note.key);
  return (
    <Term type="button" popoverTarget={id} aria-describedby={id}>
      {note.term}
    </Term>
  );
};

type LoadNotesProps = { readonly planId: string; readonly plan: WorkoutPlan };

/** The notes that `ExplainedLoad` opens, each once for a whole plan. */
export const LoadTermPopovers = ({ planId, plan }: LoadNotesProps): ReactElement => (
  <>
    {explainedLoadTermsInPlan(plan).map(({ key, term, text }) => (
      <Note key={key} id={idOf(planId, key)} popover="auto">
        <strong>{term}</strong>: {text}
      </Note>
    ))}
  </>
);
