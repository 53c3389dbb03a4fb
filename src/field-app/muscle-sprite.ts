/** Beside the app's page, wherever the content service hosts it. */
export const muscleSprite = './muscle-map.svg';
