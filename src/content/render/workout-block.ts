import type { Token } from 'markdown-it';

/**
 * A fenced `workout` block of a text: its source, and the line of the text on which the source
 * starts.
 */
export type WorkoutBlockSourceAndLine = { readonly source: string; readonly line: number };

export const isWorkoutBlock = (token: Token): boolean =>
  token.type === 'fence' && token.info.trim().toLowerCase() === 'workout';

/** The placeholder in rendered HTML for the workout block at this index. */
export const workoutPlaceholderForIndex = (index: number): string => `<!--workout ${index}-->`;

/**
 * Matches the placeholder of a workout block in rendered HTML; its only group is the block's index.
 */
export const workoutPlaceholderPattern = /<!--workout (\d+)-->/;
