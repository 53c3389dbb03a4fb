/** In the same folder as the app's page, wherever the content service hosts it. */
export const muscleSprite = './muscle-map.svg';
