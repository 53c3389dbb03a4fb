import { roundToWhole } from './rounding.ts';

export type Goal = 'maintenance' | 'fat-loss' | 'weight-gain';

export const goals: readonly Goal[] = ['maintenance', 'fat-loss', 'weight-gain'];

export type MacroName = 'protein' | 'carbohydrate' | 'fat';

/** What each goal makes of the daily energy, and its per cent of protein and carbohydrate; fat is the remainder (section 9). */
const plans: Readonly<
  Record<Goal, { readonly times: number; readonly protein: number; readonly carbohydrate: number }>
> = {
  maintenance: { times: 1, protein: 40, carbohydrate: 40 },
  'fat-loss': { times: 1 / 1.25, protein: 45, carbohydrate: 30 },
  'weight-gain': { times: 1.2, protein: 30, carbohydrate: 45 },
};

/** Kilocalories in a gram (section 9; the factors that food labels use, Regulation (EU) 1169/2011, annex XIV). */
export const energyInGram = { protein: 4, carbohydrate: 4, fat: 9 } as const;

/** A macro's part of a day: whole per cent, whole kilocalories, whole grams. */
type MacroShare = {
  readonly name: MacroName;
  readonly percent: number;
  readonly calories: number;
  readonly grams: number;
};

/** A day of eating for a goal. The calories of the shares add up to `calories`, their per cent to 100. */
export type MacroPlan = { readonly calories: number; readonly shares: readonly MacroShare[] };

/**
 * Calories and macros for a goal from the total daily energy in kilocalories (specification, section 9). Everything is
 * rounded at the end, from unrounded figures; the calories of fat are what protein and carbohydrate leave of the
 * rounded total.
 */
export const planMacros = (energy: number, goal: Goal): MacroPlan => {
  const { times, protein, carbohydrate } = plans[goal];
  const exact = energy * times;
  const calories = roundToWhole(exact);
  const share = (name: MacroName, percent: number): MacroShare => ({
    name,
    percent,
    calories: roundToWhole((exact * percent) / 100),
    grams: roundToWhole((exact * percent) / 100 / energyInGram[name]),
  });
  const first = [share('protein', protein), share('carbohydrate', carbohydrate)];
  const taken = first.reduce((sum, macro) => sum + macro.calories, 0);
  const fat = { ...share('fat', 100 - protein - carbohydrate), calories: calories - taken };
  return { calories, shares: [...first, fat] };
};
