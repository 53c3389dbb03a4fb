import type { HtmlOrPlanSection, WorkoutPlanView } from '../../domain/plans/plan-view.ts';

/** A plan as a session reads it: from its public page, or through the gate. */
export type PlanFetchResult =
  | { readonly kind: 'plan'; readonly title: string; readonly view: WorkoutPlanView }
  /** A member plan, and nobody is logged in. */
  | { readonly kind: 'signed out' }
  /** The gate refuses it (403), or there is no such plan (404). */
  | { readonly kind: 'refused'; readonly status: number; readonly sentence: string }
  | { readonly kind: 'unreachable'; readonly sentence: string };

export const noSuchPlanResult = {
  kind: 'refused',
  status: 404,
  sentence: 'This plan is no longer on the site. What you logged of it stays in your log.',
} as const;

type Entry = { readonly title: string; readonly sections: readonly HtmlOrPlanSection[] };

/** Picks one of the plans of a page by index; each is a section of its text. */
export const pickPlanOfPageByIndex = (
  { title, sections }: Entry,
  index: number,
): PlanFetchResult => {
  const view = sections
    .flatMap((section) => (section.kind === 'workout' ? [section.workout] : []))
    .at(index);
  return view === undefined ? noSuchPlanResult : { kind: 'plan', title, view };
};
