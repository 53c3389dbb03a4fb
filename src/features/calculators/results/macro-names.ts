import type { MacroName } from '../../../domain/calculators/macros.ts';

export const macroNames: Readonly<Record<MacroName, string>> = {
  protein: 'Protein',
  carbohydrate: 'Carbohydrate',
  fat: 'Fat',
};
