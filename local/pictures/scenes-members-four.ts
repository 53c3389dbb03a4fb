import type { Picture } from './picture.ts';

export const membersFour: readonly Picture[] = [];
