import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import { publishFilmsDeletingOthers, publishPicturesDeletingOthers } from './publish-pictures.ts';

const typeOf = (url: string): string => {
  if (url.endsWith('.mp4')) return 'video/mp4';
  if (url.endsWith('.svg')) return 'image/svg+xml';
  return url.endsWith('.vtt') ? 'text/vtt' : 'image/webp';
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('broken')
      ? new Response('', { status: 404 })
      : new Response(`bytes of ${url}`, { headers: { 'content-type': typeOf(url) } }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

const picture = (id: string, name = `${id}.webp`) => ({
  url: `https://localhost:8889/images.ctfassets.net/space/${id}/digest-of-${id}/${name}`,
  mimeType: 'image/webp',
  width: 800,
  altText: id,
});
const pictures = new Map(
  ['ad', 'ad-eur', 'squat', 'heavy', 'unused'].map((id) => [id, picture(id)]),
);
const publish = (...entries: Parameters<typeof publishPicturesDeletingOthers>[1]) =>
  publishPicturesDeletingOthers(folder, entries, pictures);
const published = (): readonly string[] =>
  existsSync(path.join(folder, 'pictures'))
    ? readdirSync(path.join(folder, 'pictures'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted()
    : [];

const squat = makeEntry('exercise', { image: ['squat'] });
const ad = makeEntry('ad', { image: ['ad'], imageGbp: ['ad'], imageEu: ['ad-eur'] });

it('publishes the pictures of public entries, and those of member plans never', async () => {
  await publish(squat, ad, makeEntry('memberPlan', { image: ['heavy'] }));
  expect(published()).toEqual(['ad-eur.webp', 'ad.webp', 'squat.webp']);
  expect(existsSync(path.join(folder, 'pictures/digest-of-squat/squat.webp'))).toBe(true);
});

it('takes out what no page has any more', async () => {
  await publish(squat, ad);
  await publish(squat);
  expect(published()).toEqual(['squat.webp']);
});

it('names a picture that can’t be read', async () => {
  const broken = new Map([['squat', picture('broken')]]);
  await expect(publishPicturesDeletingOthers(folder, [squat], broken)).rejects.toThrow(
    /did not give the picture https:\S+broken\.webp: it answered 404/,
  );
});

it('writes a name with a space as the site looks for it', async () => {
  await publishPicturesDeletingOthers(
    folder,
    [squat],
    new Map([['squat', picture('squat', 'my%20squat.webp')]]),
  );
  expect(published()).toEqual(['my squat.webp']);
});

it('publishes films with their captions, beside the pictures, and takes out those that are gone', async () => {
  const files = new Map([
    ['squat', picture('squat')],
    ['side', picture('side', 'side.mp4')],
    ['front', picture('front', 'front.mp4')],
    ['words', picture('words', 'words.vtt')],
    ['muscles', picture('muscles', 'muscles.svg')],
  ]);
  const films = () =>
    ['side/side.mp4', 'front/front.mp4', 'words/words.vtt', 'muscles/muscles.svg'].filter((name) =>
      existsSync(path.join(folder, `films/digest-of-${name}`)),
    );
  const filmed = { image: ['squat'], movie: ['side'], movieSides: ['front'] };
  await publishFilmsDeletingOthers(
    folder,
    [makeEntry('exercise', { ...filmed, movieCaptions: ['words'], movieMuscles: ['muscles'] })],
    files,
  );
  expect(films()).toEqual([
    'side/side.mp4',
    'front/front.mp4',
    'words/words.vtt',
    'muscles/muscles.svg',
  ]);
  await publish(squat);
  await publishFilmsDeletingOthers(folder, [makeEntry('exercise', { movie: ['side'] })], files);
  expect(films()).toEqual(['side/side.mp4']);
  expect(published()).toEqual(['squat.webp']);
});
