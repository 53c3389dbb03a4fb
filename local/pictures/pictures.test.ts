import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { sampleForBreadth } from '../../tests/support/proof-scale.ts';
import { render } from './drawing/sheet.ts';
import { pictures } from './pictures.ts';

const assets = join(import.meta.dirname, '../../content/assets');

it('uses every id once', () => {
  const ids = pictures.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('renders every picture to valid SVG of its size', async () => {
  // What is drawn is in content/assets. A rig that no longer draws shows in a quarter of them as
  // well.
  for (const { id, scene } of sampleForBreadth(pictures)) {
    const { svg, w, h } = render(scene);
    // An undefined coordinate is no error for an SVG parser.
    expect(svg.match(/NaN|undefined|Infinity/), id).toBeNull();
    const { width, height } = await sharp(Buffer.from(svg), { limitInputPixels: false }).metadata();
    expect([id, width, height]).toEqual([id, w, h]);
  }
});

it('cuts nothing of the home page’s picture at its sides, and leaves its ground to the band', async () => {
  const { data, info } = await sharp(join(assets, 'siteText-home-hero.webp'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  for (let y = 0; y < info.height; y += 1) {
    expect([y, alphaAt(0, y), alphaAt(info.width - 1, y)]).toEqual([y, 0, 0]);
  }
});

it('has drawn every picture to content/assets, with its title and alternative text', async () => {
  for (const { id, title, alt, scene } of pictures) {
    const about: unknown = parse(readFileSync(join(assets, `${id}.yaml`), 'utf8'));
    expect(about).toEqual({ title, description: alt, file: `${id}.webp` });
    const { width, height } = await sharp(join(assets, `${id}.webp`)).metadata();
    expect([id, width, height]).toEqual([id, scene.w ?? 1600, scene.h ?? 1067]);
  }
});
