import type { Picture } from './picture.ts';

export const articlesThree: readonly Picture[] = [];
