/** Draws the films of exercises to content/assets. Needs ffmpeg with libx264 on the machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import type { Picture } from '../drawing/picture.ts';
import { draw, evenHeight, frameRate, order, width, type Side } from './frames.ts';

export const fromSide: Readonly<Record<Side, string>> = {
  quarter: 'from three quarters',
  front: 'from the front',
  side: 'from the side',
};

/**
 * The id of the asset of a film: that of its picture with `movie-` for `exercise-`, and the side at
 * the end.
 */
export const filmId = (picture: Picture, side: Side): string =>
  `${picture.id.replace(/^exercise-/, 'movie-')}-${side}`;

const raw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 }).flatten().removeAlpha().raw().toBuffer();

/**
 * Encodes frames, each a buffer of RGB, in the given order as H.264, and returns the size of the
 * file in bytes.
 */
async function encode(file: string, size: string, frames: readonly Buffer[]): Promise<number> {
  const encoder = spawn(
    'ffmpeg',
    `-loglevel error -y -f rawvideo -pix_fmt rgb24 -s ${size} -r ${frameRate} -i - -an -threads 1
      -vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709
      -c:v libx264 -preset slow -tune animation -crf 31 -g 250 -pix_fmt yuv420p -map_metadata -1
      -fflags +bitexact -flags:v +bitexact -movflags +faststart`
      .split(/\s+/)
      .concat(file),
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  const ended = once(encoder, 'close');
  for (const frame of frames) {
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [status]: unknown[] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)}: ${file}`);
  return (await stat(file)).size;
}

/** What a film shows, in words: the names of its phases, if it has some. */
function told({ title, motion }: Picture, side: Side): string {
  const names = (motion?.phases ?? []).map(({ name }) => name.toLowerCase());
  const turn = names.filter((name, i) => name !== names[i - 1] && !(i > 0 && name === names[0]));
  const what = turn.length > 0 ? turn.join(', ') : 'one repetition there and back';
  return `${title}, seen ${fromSide[side]}: ${what}, again and again.`;
}

/**
 * Draws the film of one side of an exercise, with its asset, and returns the size of its file in
 * bytes.
 */
export async function drawFilm(assets: string, picture: Picture, side: Side): Promise<number> {
  const { w = 1600, h = 1067 } = picture.scene;
  const different: Buffer[] = [];
  for (const svg of draw(picture, side)) different.push(await raw(svg));
  const frames = order(picture).flatMap((i) => different[i] ?? []);
  const id = filmId(picture, side);
  const bytes = await encode(join(assets, `${id}.mp4`), `${width}x${evenHeight(w, h)}`, frames);
  const about = {
    title: `${picture.title}, ${fromSide[side]}`,
    description: told(picture, side),
    file: `${id}.mp4`,
  };
  await writeFile(join(assets, `${id}.yaml`), stringify(about, { lineWidth: 0 }));
  return bytes;
}
