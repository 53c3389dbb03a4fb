import type { Picture } from './picture.ts';

export const lowerTwo: readonly Picture[] = [];
