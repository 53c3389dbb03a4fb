import { signRequest } from '@contentful/node-apps-toolkit';

/** The secret that Contentful and the site share in tests. */
export const webhookSecret = 'w'.repeat(64);
export const testSpace = { spaceId: 'space', environment: 'master' } as const;

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** The contents of a Contentful event. */
export type TestEvent = {
  /** `Entry.publish` */
  readonly topic: string;
  readonly id?: string;
  readonly title?: string;
  readonly environment?: string;
  readonly space?: string;
  /** Extra fields in `sys`, and beside it. */
  readonly sys?: Readonly<Record<string, unknown>>;
  readonly rest?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The idempotency key. */
  readonly key?: string;
};

const toBody = (event: TestEvent): string => {
  const { topic, id = 'article-deadlift', title, environment = 'master', space = 'space' } = event;
  return JSON.stringify({
    sys: {
      type: topic.split('.')[0],
      id,
      space: link('Space', space),
      environment: link('Environment', environment),
      ...(topic.startsWith('Entry') ? { contentType: link('ContentType', 'article') } : {}),
      ...event.sys,
    },
    ...(title === undefined ? {} : { fields: { title: { 'en-GB': title } } }),
    ...event.rest,
  });
};

/** A request as Contentful sends and signs it. */
export const signedEvent = (
  event: TestEvent,
  now: Date,
  address = 'https://knurl.example/api/contentful-events',
): Request => {
  const body = toBody(event);
  const headers = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': `ContentManagement.${event.topic}`,
    ...(event.key === undefined ? {} : { 'x-contentful-idempotency-key': event.key }),
    ...event.headers,
  };
  const { pathname } = new URL(address);
  // `signRequest` adds its own headers to the given ones.
  const signature = signRequest(
    webhookSecret,
    { method: 'POST', path: pathname, headers: { ...headers }, body },
    now.getTime(),
  );
  return new Request(address, { method: 'POST', body, headers: { ...headers, ...signature } });
};
