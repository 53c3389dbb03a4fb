/** How an exercise moves, seen from one side. */
export type ExerciseFilm = {
  /** The side, as the player names it: “From the front”. */
  readonly side: string;
  readonly src: string;
  /** What it shows, with the names of its phases; nothing, if its asset says nothing. */
  readonly about: string;
  /** The address of its captions. */
  readonly captions: string | null;
  /**
   * The address of the drawing of its working muscles; null for a film that has none, such as an
   * editor's own.
   */
  readonly muscles: string | null;
};

/**
 * The side that a film's title ends with: “Back squat, from the front” gives “From the front”.
 * A title without a comma is the name.
 */
export const filmSideFromTitle = (title: string): string => {
  const side = title.slice(title.lastIndexOf(',') + 1).trim();
  return side.charAt(0).toUpperCase() + side.slice(1);
};
