/** Words in the site's own face, drawn as paths, so that every machine draws them alike. */
import outlines from './archivo-outlines.json' with { type: 'json' };

interface Letter {
  /** Thousandths of the letters' size to the next letter. */
  readonly advance: number;
  readonly path: string;
  /** How much nearer or further some of the letters after it stand. */
  readonly kerning: Readonly<Record<string, number>>;
}
const letters: Readonly<Record<string, Letter | undefined>> = outlines;

/**
 * Words as SVG with their baseline at a place, and how wide they are; their letters are those of
 * `local/fonts/outline.ts`.
 */
export function lettering(
  words: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): { svg: string; wide: number } {
  let at = 0;
  let paths = '';
  for (const [i, one] of [...words].entries()) {
    const letter = letters[one];
    if (!letter) throw new Error(`local/fonts/outline.ts has no outline of "${one}"`);
    if (letter.path) paths += `<path transform="translate(${at} 0)" d="${letter.path}"/>`;
    at += letter.advance + (letter.kerning[words[i + 1] ?? ''] ?? 0);
  }
  const scale = size / 1000;
  return {
    svg: `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths}</g>`,
    wide: at * scale,
  };
}
