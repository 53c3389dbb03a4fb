import type { Picture } from './picture.ts';

export const packsTwo: readonly Picture[] = [];
