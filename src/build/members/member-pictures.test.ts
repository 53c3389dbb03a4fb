import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectMemberPlanPictures, downloadMemberPlanPictures } from './member-pictures.ts';
import type { SourcedPictureFile } from '../read-space-from-nodes.ts';
import type { Entry } from '../../content/model/entry.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';

const plan = (id: string, image: readonly string[]): Entry =>
  makeEntry('memberPlan', { image }, id);
const picture = (more: Partial<SourcedPictureFile> = {}): SourcedPictureFile => ({
  url: 'https://images.ctfassets.net/space/squat/v1/squat.webp',
  mimeType: 'image/webp',
  width: 1600,
  altText: 'A woman squats.',
  ...more,
});
const collectOne = (one: SourcedPictureFile) =>
  collectMemberPlanPictures([plan('heavy', ['squat'])], new Map([['squat', one]]));

describe('collectMemberPlanPictures', () => {
  it('downloads a picture that fits unchanged, along with a small one', () => {
    const { files, downloads } = collectOne(picture());
    expect(downloads.map(({ url }) => url)).toEqual([
      'https://images.ctfassets.net/space/squat/v1/squat.webp?w=640&h=427&fit=fill&fm=webp&q=80',
      'https://images.ctfassets.net/space/squat/v1/squat.webp',
    ]);
    expect(files.get('heavy')).toEqual({
      alt: 'A woman squats.',
      small: expect.stringMatching(/^[0-9a-f]{32}$/),
      large: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const { small, large } = files.get('heavy') ?? {};
    expect(downloads.map(({ name }) => name)).toEqual([
      `members/pictures/${small}`,
      `members/pictures/${large}`,
    ]);
  });

  it.each([{ width: 4000 }, { width: 0 }, { mimeType: 'image/png' }])(
    'has the content service resize a picture with %o',
    (more) => {
      expect(collectOne(picture(more)).downloads[1]?.url).toContain(
        '?w=1290&h=860&fit=fill&fm=webp',
      );
    },
  );

  it('gives a new version of a picture a new name', () => {
    const other = collectOne(
      picture({ url: 'https://images.ctfassets.net/space/squat/v2/squat.webp' }),
    );
    expect(other.files.get('heavy')).not.toEqual(collectOne(picture()).files.get('heavy'));
  });

  it('downloads a picture that two plans share once, and nothing for a plan without one', () => {
    const { files, downloads } = collectMemberPlanPictures(
      [plan('one', ['squat']), plan('two', ['squat']), plan('three', ['not-published'])],
      new Map([['squat', picture()]]),
    );
    expect(downloads.length).toBe(2);
    expect([...files.keys()]).toEqual(['one', 'two']);
  });
});

describe('downloadMemberPlanPictures', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const pictures = Array.from({ length: 20 }, (_, index) => ({
    name: `members/pictures/${index}`,
    url: `https://content.example/${index}`,
  }));
  const filesInFolder = (): readonly string[] => {
    const pictureFolder = path.join(folder, 'members/pictures');
    return existsSync(pictureFolder) ? readdirSync(pictureFolder) : [];
  };
  /**
   * A content service that fails when `failure` returns a response; `attempt` counts from 1 for
   * each address.
   */
  const createService = (failure: (url: string, attempt: number) => Response | undefined) => {
    const requested: string[] = [];
    const send: typeof fetch = async (input) => {
      const url = String(input);
      requested.push(url);
      return (
        failure(url, requested.filter((one) => one === url).length) ??
        new Response(`bytes of ${url}`, { headers: { 'content-type': 'image/webp' } })
      );
    };
    return { requested, send };
  };

  it('downloads each picture once, and none that is already in the folder', async () => {
    const { requested, send } = createService(() => undefined);
    await downloadMemberPlanPictures(folder, pictures, send);
    await downloadMemberPlanPictures(folder, pictures, send);
    expect(requested.toSorted()).toEqual(pictures.map(({ url }) => url).toSorted());
    expect(filesInFolder().length).toBe(20);
    expect(readFileSync(path.join(folder, 'members/pictures/7.webp'), 'utf8')).toBe(
      'bytes of https://content.example/7',
    );
  });

  it('tries again after the service has failed twice', async () => {
    const { send } = createService((_, attempt) =>
      attempt < 3 ? new Response('', { status: 502 }) : undefined,
    );
    await downloadMemberPlanPictures(folder, pictures, send);
    expect(filesInFolder().length).toBe(20);
  });

  it.each([
    [new Response('', { status: 404 }), 'it answered 404'],
    [new Response('<h1>', { headers: { 'content-type': 'text/html' } }), 'it sent text/html'],
  ])('names the picture that can’t be fetched, and the reason: %o', async (failure, reason) => {
    const { send } = createService((url) => (url.endsWith('/7') ? failure.clone() : undefined));
    await expect(downloadMemberPlanPictures(folder, pictures, send)).rejects.toThrow(
      `The content service did not give the picture https://content.example/7: ${reason}.`,
    );
    expect(filesInFolder()).not.toContain('7.webp');
  });
});
