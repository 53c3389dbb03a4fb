import type { ContentSpace } from '../model/content-space.ts';
import { checkAdvice } from './check-advice.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkHabits } from './check-habits.ts';
import { checkSources } from './check-sources.ts';
import { checkStructure } from './check-structure.ts';
import { checkWording } from './check-wording.ts';
import type { EditorialError } from './editorial-error.ts';

/** Every place where the content departs from docs/voice.md, as far as a machine can tell. */
export const findEditorialErrors = (space: ContentSpace): readonly EditorialError[] => [
  ...checkWording(space),
  ...checkDescriptions(space),
  ...checkStructure(space.entries),
  ...checkAdvice(space.entries),
  ...checkHabits(space.entries),
  ...checkSources(space.entries),
];
