import type { Picture } from './picture.ts';
import { arms } from './exercises-arms.ts';
import { backs } from './exercises-back.ts';
import { chests } from './exercises-chest.ts';
import { cores } from './exercises-core.ts';
import { hips } from './exercises-hips.ts';
import { legs } from './exercises-legs.ts';
import { shoulders } from './exercises-shoulders.ts';

export const pictures: readonly Picture[] = [
  ...shoulders,
  ...backs,
  ...chests,
  ...arms,
  ...cores,
  ...hips,
  ...legs,
];
