import type { Picture } from './picture.ts';

export const membersThree: readonly Picture[] = [];
