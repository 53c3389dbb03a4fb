import type { Picture } from './picture.ts';

export const membersFive: readonly Picture[] = [];
