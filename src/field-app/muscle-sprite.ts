/** In the same folder as the app's page, wherever the content service hosts it. */
export const muscleSpriteAddress = './muscle-map.svg';
