import type { MacroName } from '../../../domain/calculators/macros.ts';

export const macroNames: Readonly<Record<MacroName, string>> = {
  protein: 'Protein',
  carbohydrate: 'Carbohydrate',
  fat: 'Fat',
};

/** The height of the bar in CSS pixels: its place is kept until its script has loaded. */
export const macroBarHeight = 96;
