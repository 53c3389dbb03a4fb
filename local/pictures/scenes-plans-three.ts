import type { Picture } from './picture.ts';

export const plansThree: readonly Picture[] = [];
