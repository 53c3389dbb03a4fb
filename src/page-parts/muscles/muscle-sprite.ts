/** The file with the shapes of the muscle map. The field app has one of its own in the place of this module. */
export const muscleSprite = '/muscle-map.svg';
