import type { Picture } from './picture.ts';

export const upperTwo: readonly Picture[] = [];
