/** The experience that an exercise or a plan asks for, from least to most. */
export const levels = ['beginner', 'intermediate', 'expert'] as const;
export type Level = (typeof levels)[number];
