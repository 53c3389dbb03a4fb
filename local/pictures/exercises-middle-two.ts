import type { Picture } from './picture.ts';

export const middleTwo: readonly Picture[] = [];
