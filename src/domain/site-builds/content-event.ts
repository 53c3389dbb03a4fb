import * as v from 'valibot';
import type { ContentfulSpaceEnvironment } from '../content-fault.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

/**
 * The topics that Contentful's webhook must be registered for. No other topic changes the public
 * site.
 */
export const contentfulWebhookTopics = [
  'Entry.publish',
  'Entry.unpublish',
  'Entry.delete',
  'Asset.publish',
  'Asset.unpublish',
  'Asset.delete',
  'ContentType.publish',
  'BulkAction.execute',
  'ReleaseAction.execute',
  'ScheduledAction.execute',
  'EnvironmentAlias.change_target',
] as const;
type WebhookTopic = (typeof contentfulWebhookTopics)[number];

/**
 * The headers of an event that is part of a group action, which sends an event of its own when it
 * is done.
 */
export const contentfulGroupActionHeaderNames = [
  'x-contentful-bulk-action-id',
  'x-contentful-release-action-id',
  'x-contentful-release-id',
  'x-contentful-scheduled-action-id',
] as const;

const Link = v.object({ sys: v.object({ id: v.string(), linkType: v.optional(v.string()) }) });

/**
 * The parts of the body that we read: an entity of the Management API, or the `sys` of a deleted
 * one.
 */
export const ContentEventBody = v.object({
  sys: v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
    space: v.optional(Link),
    environment: v.optional(Link),
    contentType: v.optional(Link),
    archivedAt: v.optional(v.nullable(v.string())),
    /** For an action: `succeeded`, `failed`, or another status while it is running. */
    status: v.optional(v.string()),
  }),
  /** Each value by language code. */
  fields: v.optional(v.record(v.string(), v.unknown())),
  name: v.optional(v.string()),
  /** `publish`, `unpublish` or `validate`. */
  action: v.optional(v.string()),
  /** The entity of a scheduled action. */
  entity: v.optional(Link),
});
export type ContentEventBody = DeepReadonly<v.InferOutput<typeof ContentEventBody>>;

export type ContentEvent = {
  /** `ContentManagement.Entry.publish` */
  readonly topic: string;
  /** Whether it has one of `contentfulGroupActionHeaderNames`. */
  readonly isPartOfGroup: boolean;
  readonly body: ContentEventBody;
};

/**
 * The verdict on an event: it requests a build with this title, or it is ignored for this reason.
 */
export type ContentEventVerdict =
  | { readonly kind: 'counts'; readonly title: string }
  | { readonly kind: 'ignored'; readonly why: string };

const ignored = (why: string): ContentEventVerdict => ({ kind: 'ignored', why });

/** Longer titles of entries are truncated: a title has to fit into an address and a line. */
const maxTitle = 80;

const titleFields = ['title', 'name', 'question', 'heading', 'subject', 'key'] as const;

const firstText = (value: unknown): string | undefined => {
  const texts = v.safeParse(v.record(v.string(), v.unknown()), value);
  if (!texts.success) return undefined;
  return Object.values(texts.output)
    .filter((text) => typeof text === 'string')
    .find((text) => text.trim() !== '');
};

/** `workoutPlan` as editors know it: `Workout plan`. */
const typeName = (id: string): string => {
  const words = id.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The subject of an event: `Article “Deadlift for beginners”`, or its id if it is deleted. */
const nameOf = (kind: 'Entry' | 'Asset', { sys, fields }: ContentEventBody): string => {
  const type =
    kind === 'Asset'
      ? 'File'
      : sys.contentType === undefined
        ? 'Entry'
        : typeName(sys.contentType.sys.id);
  const text = titleFields
    .map((field) => firstText(fields?.[field]))
    .find((found) => found !== undefined);
  const title = (text ?? sys.id).replaceAll(/\s+/g, ' ').trim();
  const short = title.length > maxTitle ? `${title.slice(0, maxTitle - 1).trimEnd()}…` : title;
  return `${type} “${short}”`;
};

const deeds = { publish: 'published', unpublish: 'unpublished', delete: 'deleted' } as const;

const actionNames = {
  'BulkAction.execute': 'Several entries',
  'ReleaseAction.execute': 'A release',
  'ScheduledAction.execute': 'Something scheduled',
} as const;

/** An action sends its event when it is over, whatever the result. */
const judgeAction = (
  topic: keyof typeof actionNames,
  { isPartOfGroup, body: { sys, action, entity } }: ContentEvent,
): ContentEventVerdict => {
  if (sys.status !== undefined && sys.status !== 'succeeded') {
    return ignored(`The action ended as “${sys.status}”, so nothing was published.`);
  }
  if (action !== 'publish' && action !== 'unpublish') {
    return ignored('The action has published nothing.');
  }
  // A release sends an event of its own, and so does any bulk action within a release.
  const isTold =
    topic === 'ScheduledAction.execute'
      ? entity?.sys.linkType === 'Release'
      : topic === 'BulkAction.execute' && isPartOfGroup;
  if (isTold) return ignored('The release that this belongs to tells of itself.');
  return { kind: 'counts', title: `${actionNames[topic]} ${deeds[action]}` };
};

const isTopic = (topic: string): topic is WebhookTopic =>
  contentfulWebhookTopics.some((known) => known === topic);

/**
 * Decides whether an event changes the public site. The same topics in another space or environment
 * don't.
 */
export const judgeContentEvent = (
  event: ContentEvent,
  here: ContentfulSpaceEnvironment,
): ContentEventVerdict => {
  const { sys, name } = event.body;
  const topic = event.topic.split('.').slice(1).join('.');
  if (!isTopic(topic)) return ignored('This changes nothing that is published.');
  if (sys.space !== undefined && sys.space.sys.id !== here.spaceId) {
    return ignored('This happened in another space.');
  }
  if (topic === 'EnvironmentAlias.change_target') {
    return sys.id === here.environment
      ? { kind: 'counts', title: `Environment “${sys.id}” changed` }
      : ignored('This happened in another environment.');
  }
  if (sys.environment?.sys.id !== here.environment) {
    return ignored('This happened in another environment.');
  }
  if (sys.archivedAt !== undefined && sys.archivedAt !== null) {
    return ignored('What is archived isn’t published.');
  }
  switch (topic) {
    case 'BulkAction.execute':
    case 'ReleaseAction.execute':
    case 'ScheduledAction.execute':
      return judgeAction(topic, event);
    case 'ContentType.publish':
      return { kind: 'counts', title: `Content type “${name ?? sys.id}” published` };
    case 'Entry.publish':
    case 'Asset.publish':
    case 'Entry.unpublish':
    case 'Asset.unpublish':
    case 'Entry.delete':
    case 'Asset.delete': {
      if (event.isPartOfGroup) return ignored('The action that this belongs to tells of itself.');
      const kind = topic.startsWith('Entry') ? 'Entry' : 'Asset';
      const deed = topic.endsWith('.publish')
        ? deeds.publish
        : topic.endsWith('.unpublish')
          ? deeds.unpublish
          : deeds.delete;
      return { kind: 'counts', title: `${nameOf(kind, event.body)} ${deed}` };
    }
  }
};

/**
 * The title of a build that several changes request: that of the first, and how many more there
 * are.
 */
export const buildTitleFromFirstChangeAndCount = (first: string, count: number): string =>
  count > 1 ? `${first} and ${count - 1} more` : first;
