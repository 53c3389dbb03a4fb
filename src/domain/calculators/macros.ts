import { roundToWhole } from './rounding.ts';

export type MacroGoal = 'maintenance' | 'fat-loss' | 'weight-gain';

export const macroGoalKeys: readonly MacroGoal[] = ['maintenance', 'fat-loss', 'weight-gain'];

export type MacroName = 'protein' | 'carbohydrate' | 'fat';

/**
 * The factor of the daily energy for each goal, and the percentages of protein and carbohydrate;
 * fat is the remainder (FIGURES-2).
 */
const splits: Readonly<
  Record<
    MacroGoal,
    { readonly factor: number; readonly protein: number; readonly carbohydrate: number }
  >
> = {
  maintenance: { factor: 1, protein: 40, carbohydrate: 40 },
  'fat-loss': { factor: 1 / 1.25, protein: 45, carbohydrate: 30 },
  'weight-gain': { factor: 1.2, protein: 30, carbohydrate: 45 },
};

/**
 * Kilocalories in a gram (FIGURES-2). Food labels use the same factors: Regulation (EU) 1169/2011,
 * annex XIV.
 */
export const kilocaloriesPerGram = { protein: 4, carbohydrate: 4, fat: 9 } as const;

/** One macro's part of a day, in whole per cent, kilocalories and grams. */
type MacroShare = {
  readonly name: MacroName;
  readonly percent: number;
  readonly calories: number;
  readonly grams: number;
};

/**
 * The macros of a day for a goal. The calories of the shares add up to `calories`, their
 * percentages to 100.
 */
export type MacroPlan = { readonly calories: number; readonly shares: readonly MacroShare[] };

/**
 * Calories and macros for a goal from the total daily energy in kilocalories (FIGURES-2). Figures
 * are rounded last. Fat gets the calories left from the rounded total after protein and
 * carbohydrate, so that the shares add up.
 */
export const macroPlanForDailyEnergyAndGoal = (energy: number, goal: MacroGoal): MacroPlan => {
  const { factor, protein, carbohydrate } = splits[goal];
  const exact = energy * factor;
  const calories = roundToWhole(exact);
  const share = (name: MacroName, percent: number): MacroShare => ({
    name,
    percent,
    calories: roundToWhole((exact * percent) / 100),
    grams: roundToWhole((exact * percent) / 100 / kilocaloriesPerGram[name]),
  });
  const first = [share('protein', protein), share('carbohydrate', carbohydrate)];
  const taken = first.reduce((sum, macro) => sum + macro.calories, 0);
  const fat = { ...share('fat', 100 - protein - carbohydrate), calories: calories - taken };
  return { calories, shares: [...first, fat] };
};
