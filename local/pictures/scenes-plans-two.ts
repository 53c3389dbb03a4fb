import type { Picture } from './picture.ts';

export const plansTwo: readonly Picture[] = [];
