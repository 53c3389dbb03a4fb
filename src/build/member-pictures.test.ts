import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchMemberPictures, planMemberPictures } from './member-pictures.ts';
import type { SourcedEntry, SourcedPicture } from './read-space.ts';

const plan = (id: string, image: readonly string[]): SourcedEntry => ({
  type: 'memberPlan',
  id,
  nodeId: id,
  fields: { image },
});
const picture = (more: Partial<SourcedPicture> = {}): SourcedPicture => ({
  url: 'https://images.ctfassets.net/space/squat/v1/squat.webp',
  mimeType: 'image/webp',
  width: 1600,
  altText: 'A woman squats.',
  ...more,
});
const planned = (one: SourcedPicture) =>
  planMemberPictures([plan('heavy', ['squat'])], new Map([['squat', one]]));

describe('planMemberPictures', () => {
  it('takes a picture that fits as it is, and has a small one made', () => {
    const { files, wanted } = planned(picture());
    expect(wanted.map(({ url }) => url)).toEqual([
      'https://images.ctfassets.net/space/squat/v1/squat.webp?w=640&h=427&fit=fill&fm=webp&q=80',
      'https://images.ctfassets.net/space/squat/v1/squat.webp',
    ]);
    expect(files.get('heavy')).toEqual({
      alt: 'A woman squats.',
      small: wanted[0]?.name,
      large: wanted[1]?.name,
    });
    for (const { name } of wanted) expect(name).toMatch(/^members\/pictures\/[0-9a-f]{32}$/);
  });

  it.each([{ width: 4000 }, { width: 0 }, { mimeType: 'image/png' }])(
    'has one made of a picture with %o',
    (more) => {
      expect(planned(picture(more)).wanted[1]?.url).toContain('?w=1290&h=860&fit=fill&fm=webp');
    },
  );

  it('gives another version another name, and names one picture of two plans once', () => {
    const other = planned(
      picture({ url: 'https://images.ctfassets.net/space/squat/v2/squat.webp' }),
    );
    expect(other.files.get('heavy')).not.toEqual(planned(picture()).files.get('heavy'));
    const two = planMemberPictures(
      [plan('one', ['squat']), plan('two', ['squat']), plan('three', [])],
      new Map([['squat', picture()]]),
    );
    expect(two.wanted.length).toBe(2);
    expect([...two.files.keys()]).toEqual(['one', 'two']);
  });
});

describe('fetchMemberPictures', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const wanted = Array.from({ length: 20 }, (_, index) => ({
    name: `members/pictures/${index}`,
    url: `https://content.example/${index}`,
  }));
  const picturesThere = (): readonly string[] => {
    const there = path.join(folder, 'members/pictures');
    return existsSync(there) ? readdirSync(there) : [];
  };
  const send = (fails: (url: string, time: number) => Response | undefined) => {
    const asked: string[] = [];
    const answer: typeof fetch = async (input) => {
      const url = String(input);
      asked.push(url);
      const failure = fails(url, asked.filter((one) => one === url).length);
      if (failure !== undefined) return failure;
      return new Response(`bytes of ${url}`, { headers: { 'content-type': 'image/webp' } });
    };
    return { asked, answer };
  };

  it('fetches each picture once, and nothing that is there', async () => {
    const { asked, answer } = send(() => undefined);
    await fetchMemberPictures(folder, wanted, answer);
    await fetchMemberPictures(folder, wanted, answer);
    expect(asked.toSorted()).toEqual(wanted.map(({ url }) => url).toSorted());
    expect(picturesThere().length).toBe(20);
    expect(readFileSync(path.join(folder, 'members/pictures/7.webp'), 'utf8')).toBe(
      'bytes of https://content.example/7',
    );
  });

  it('tries again where the service failed for a moment', async () => {
    const { answer } = send((_, time) =>
      time < 3 ? new Response('', { status: 502 }) : undefined,
    );
    await fetchMemberPictures(folder, wanted, answer);
    expect(picturesThere().length).toBe(20);
  });

  it.each([
    [new Response('', { status: 404 }), 'it answered 404'],
    [new Response('<h1>', { headers: { 'content-type': 'text/html' } }), 'it sent text/html'],
  ])('says which picture cannot be had', async (failure, reason) => {
    const { answer } = send((url) => (url.endsWith('/7') ? failure.clone() : undefined));
    await expect(fetchMemberPictures(folder, wanted, answer)).rejects.toThrow(
      `The content service did not give the picture https://content.example/7: ${reason}.`,
    );
    expect(picturesThere()).not.toContain('7.webp');
  });
});
