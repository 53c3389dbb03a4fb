import { describe, expect, it } from 'vitest';
import {
  buildTitleFromFirstChangeAndCount,
  judgeContentEvent,
  type ContentEvent,
  type ContentEventBody,
} from './content-event.ts';

const here = { spaceId: 'space', environment: 'master' };
const link = (id: string, linkType?: string) => ({
  sys: { id, ...(linkType === undefined ? {} : { linkType }) },
});

const event = (
  topic: string,
  { sys = {}, ...rest }: Partial<Omit<ContentEventBody, 'sys'>> & { readonly sys?: object } = {},
  isPartOfGroup = false,
): ContentEvent => ({
  topic: `ContentManagement.${topic}`,
  isPartOfGroup,
  body: {
    sys: {
      id: 'article-deadlift',
      space: link('space'),
      environment: link('master'),
      contentType: link('article'),
      ...sys,
    },
    ...rest,
  },
});
const judge = (one: ContentEvent): string => {
  const verdict = judgeContentEvent(one, here);
  return verdict.kind === 'counts' ? verdict.title : `ignored: ${verdict.why}`;
};

describe('an event that changes the public site counts, with the title', () => {
  const fields = { title: { 'en-GB': '  Deadlift for\nbeginners ' } };
  it.each<[string, ContentEvent]>([
    ['Article “Deadlift for beginners” published', event('Entry.publish', { fields })],
    ['Article “article-deadlift” unpublished', event('Entry.unpublish')],
    ['Article “article-deadlift” deleted', event('Entry.delete')],
    [
      'Workout plan “Five by five” published',
      event('Entry.publish', {
        sys: { contentType: link('workoutPlan') },
        fields: { slug: { 'en-GB': 'x' }, name: { de: '', 'en-GB': 'Five by five' } },
      }),
    ],
    [
      'Entry “article-deadlift” deleted',
      event('Entry.delete', { sys: { contentType: undefined } }),
    ],
    [
      'File “Squat rack” published',
      event('Asset.publish', { fields: { title: { en: 'Squat rack' } } }),
    ],
    ['Content type “Article” published', event('ContentType.publish', { name: 'Article' })],
    [
      'Several entries published',
      event('BulkAction.execute', { action: 'publish', sys: { status: 'succeeded' } }),
    ],
    [
      'A release unpublished',
      event('ReleaseAction.execute', { action: 'unpublish', sys: { status: 'succeeded' } }),
    ],
    [
      'Something scheduled published',
      event('ScheduledAction.execute', {
        action: 'publish',
        sys: { status: 'succeeded' },
        entity: link('article-deadlift', 'Entry'),
      }),
    ],
    [
      'Environment “master” changed',
      event('EnvironmentAlias.change_target', { sys: { id: 'master', environment: undefined } }),
    ],
  ])('%s', (title, one) => {
    expect(judge(one)).toBe(title);
  });
});

describe('an event that changes nothing public is ignored, with the reason', () => {
  const done = { status: 'succeeded' };
  it.each<[string, ContentEvent]>([
    ['This changes nothing that is published.', event('Entry.save')],
    ['This changes nothing that is published.', event('Entry.auto_save')],
    ['This changes nothing that is published.', event('Entry.create')],
    ['This changes nothing that is published.', event('Entry.archive')],
    ['This changes nothing that is published.', event('Task.create')],
    ['This changes nothing that is published.', event('')],
    [
      'This happened in another environment.',
      event('Entry.publish', { sys: { environment: link('staging') } }),
    ],
    [
      'This happened in another environment.',
      event('Entry.publish', { sys: { environment: undefined } }),
    ],
    [
      'This happened in another environment.',
      event('EnvironmentAlias.change_target', { sys: { id: 'staging' } }),
    ],
    ['This happened in another space.', event('Entry.publish', { sys: { space: link('other') } })],
    [
      'What is archived isn’t published.',
      event('Entry.publish', { sys: { archivedAt: '2026-11-23T12:00:00Z' } }),
    ],
    ['The action that this belongs to tells of itself.', event('Entry.publish', {}, true)],
    ['The action that this belongs to tells of itself.', event('Asset.unpublish', {}, true)],
    [
      'The release that this belongs to tells of itself.',
      event('BulkAction.execute', { action: 'publish', sys: done }, true),
    ],
    [
      'The release that this belongs to tells of itself.',
      event('ScheduledAction.execute', {
        action: 'publish',
        sys: done,
        entity: link('release-1', 'Release'),
      }),
    ],
    [
      'The action ended as “failed”, so nothing was published.',
      event('BulkAction.execute', { action: 'publish', sys: { status: 'failed' } }),
    ],
    [
      'The action has published nothing.',
      event('BulkAction.execute', { action: 'validate', sys: done }),
    ],
  ])('%s', (why, one) => {
    expect(judge(one)).toBe(`ignored: ${why}`);
  });
});

it('truncates a title that is too long for an address', () => {
  const fields = { title: { 'en-GB': 'a'.repeat(300) } };
  const title = judge(event('Entry.publish', { fields }));
  expect(title.length).toBeLessThan(110);
  expect(title).toMatch(/^Article “a+…” published$/);
});

it('names a build after its first change and the number of further changes', () => {
  expect(
    [1, 2, 4].map((count) => buildTitleFromFirstChangeAndCount('Article “X” published', count)),
  ).toEqual([
    'Article “X” published',
    'Article “X” published and 1 more',
    'Article “X” published and 3 more',
  ]);
});
