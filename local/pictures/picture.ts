import type { Scene } from './sheet.ts';

export interface Picture {
  id: string;
  title: string;
  /** Alternative text: what is seen, in one sentence. */
  alt: string;
  scene: Scene;
}

const titled = (slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const picture = (id: string, alt: string, scene: Scene, title?: string): Picture => ({
  id,
  title: title ?? titled(id.replace(/^[a-zA-Z]+-/, '')),
  alt,
  scene,
});

/** The wide picture and the one composed for the square. */
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
