/** The file with the shapes of the muscle map. The field app replaces this module with its own. */
export const muscleSpriteAddress = '/muscle-map.svg';
