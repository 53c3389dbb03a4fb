import { usualActivity } from './energy.ts';
import type { Activity } from './energy.ts';
import type { Goal } from './macros.ts';

/**
 * The macro calculator's states (specification, section 4): first the inputs alone, then the BMR with them, then a
 * goal with its results.
 */
export type MacroState = { readonly activity: Activity } & (
  | { readonly step: 'inputs' }
  | { readonly step: 'bmr'; readonly bmr: number }
  | { readonly step: 'results'; readonly bmr: number; readonly goal: Goal }
);

export type MacroEvent =
  | { readonly kind: 'calculated'; readonly bmr: number; readonly activity: Activity }
  | { readonly kind: 'goal-chosen'; readonly goal: Goal }
  | { readonly kind: 'activity-changed'; readonly activity: Activity }
  /** Weight, height or age changed, or could not be worked with: a BMR of other inputs must not stay. */
  | { readonly kind: 'inputs-changed' }
  | { readonly kind: 'reset' };

/** Before anything was typed. */
export const firstMacroState: MacroState = { step: 'inputs', activity: usualActivity };

/** The state after an event. What a state does not know, such as a goal before the BMR, changes nothing. */
export const nextMacroState = (state: MacroState, event: MacroEvent): MacroState => {
  switch (event.kind) {
    case 'calculated':
      return { step: 'bmr', bmr: event.bmr, activity: event.activity };
    case 'goal-chosen':
      return state.step === 'inputs'
        ? state
        : { step: 'results', bmr: state.bmr, activity: state.activity, goal: event.goal };
    case 'activity-changed':
      return state.step === 'inputs'
        ? { step: 'inputs', activity: event.activity }
        : { step: 'bmr', bmr: state.bmr, activity: event.activity };
    case 'inputs-changed':
      return { step: 'inputs', activity: state.activity };
    case 'reset':
      return firstMacroState;
  }
};
