/** How much experience an exercise or a plan asks for, from little to much. */
export const levels = ['beginner', 'intermediate', 'expert'] as const;
export type Level = (typeof levels)[number];
