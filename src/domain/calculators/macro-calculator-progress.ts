import { defaultActivity } from './energy.ts';
import type { Activity } from './energy.ts';
import type { MacroGoal } from './macros.ts';

/**
 * The states of the macro calculator (STATES-11): the inputs alone, then the BMR as well, then the
 * results for a goal.
 */
export type MacroCalculatorProgress = { readonly activity: Activity } & (
  | { readonly step: 'inputs' }
  | { readonly step: 'bmr'; readonly bmr: number }
  | { readonly step: 'results'; readonly bmr: number; readonly goal: MacroGoal }
);

export type MacroEvent =
  | { readonly kind: 'calculated'; readonly bmr: number; readonly activity: Activity }
  | { readonly kind: 'goal-chosen'; readonly goal: MacroGoal }
  | { readonly kind: 'activity-changed'; readonly activity: Activity }
  /**
   * Weight, height or age changed or is not valid: the BMR on the page no longer belongs to the
   * inputs.
   */
  | { readonly kind: 'inputs-changed' }
  | { readonly kind: 'reset' };

export const initialMacroCalculatorProgress: MacroCalculatorProgress = {
  step: 'inputs',
  activity: defaultActivity,
};

/**
 * The state after an event. An event that is invalid in a state, such as a goal before the BMR, is
 * ignored.
 */
export const nextMacroCalculatorProgress = (
  state: MacroCalculatorProgress,
  event: MacroEvent,
): MacroCalculatorProgress => {
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
      return initialMacroCalculatorProgress;
  }
};
