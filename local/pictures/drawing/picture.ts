import type { Scene } from './sheet.ts';

/** A picture of the starter space. */
export interface Picture {
  /** Id of its asset in `content/assets`. */
  id: string;
  title: string;
  /** Alternative text: what the picture shows, in one sentence. */
  alt: string;
  scene: Scene;
}

const titled = (slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A picture; its title is made of the id unless one is given. */
export const picture = (id: string, alt: string, scene: Scene, title?: string): Picture => ({
  id,
  title: title ?? titled(id.replace(/^[a-zA-Z]+-/, '')),
  alt,
  scene,
});

/** Two pictures of one thing: a wide one, and a square one whose id ends with `-thumb`. */
export const pair = (
  id: string,
  alt: string,
  wide: Scene,
  altSquare: string,
  square: Scene,
): Picture[] => [
  picture(id, alt, wide),
  picture(`${id}-thumb`, altSquare, { w: 800, h: 800, ...square }),
];
