// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  siteBuildApiPaths,
  type CurrentSiteBuildsAnswer,
  type SiteBuild,
} from '../../../domain/site-builds/live-build.ts';
import {
  createMockLoginActions,
  visitorSession,
  WithLoginSession,
} from '../../../services/auth/login-session.test-support.tsx';
import type { LoginSessionState } from '../../../services/auth/login-session.ts';
import { SiteBuildsPanel } from './site-builds-panel.tsx';

const editor: LoginSessionState = {
  kind: 'member',
  subject: 'auth0|edith',
  givenName: 'Edith',
  nickname: 'editor',
  email: 'editor@example.com',
};

const build = (state: SiteBuild['state'], more: Partial<SiteBuild> = {}): SiteBuild => ({
  buildId: state,
  title: `Article “Deadlift” published`,
  state,
  askedAt: '2026-11-23T12:00:00Z',
  startedAt: null,
  endedAt: null,
  faults: [],
  problem: null,
  ...more,
});
const nothing: CurrentSiteBuildsAnswer = {
  live: null,
  building: null,
  waiting: null,
  failed: null,
  space: { spaceId: 'space', environment: 'master' },
  canBuild: true,
  nextAt: null,
  deploys: null,
};

let answer: () => Response;
let pressed: () => Response;
let sent: { readonly method: string; readonly token: string | null }[];
let visibility: DocumentVisibilityState;
const login = createMockLoginActions();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent = [];
  visibility = 'visible';
  login.logIn.mockClear();
  answer = () => Response.json(nothing);
  pressed = () => Response.json({ ...nothing, waiting: build('waiting') });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    expect(path).toBe(siteBuildApiPaths.siteBuilds);
    const method = init.method ?? 'GET';
    sent.push({ method, token: new Headers(init.headers).get('authorization') });
    return method === 'POST' ? pressed() : answer();
  });
});
afterEach(() => vi.useRealTimers());

const show = (session: LoginSessionState = editor) =>
  render(
    <WithLoginSession session={session} login={login}>
      <SiteBuildsPanel />
    </WithLoginSession>,
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const summary = () => screen.findByRole('status');

it.each<[string, Partial<CurrentSiteBuildsAnswer>]>([
  ['No build has told of itself yet. The next one will.', {}],
  ['Everything that is published is live.', { live: build('live') }],
  ['The site is being built. What you published is on its way.', { building: build('building') }],
  [
    'The site is being built. What was published since comes with the build after it.',
    { building: build('building'), waiting: build('waiting') },
  ],
  ['The host is asked to build what you published.', { waiting: build('waiting') }],
  [
    'What you published waits a while, so that all that is published until then is built at once.',
    { waiting: build('waiting'), nextAt: '2026-11-23T12:30:00Z' },
  ],
  [
    'The last build failed. Visitors see the site as it was before.',
    { failed: build('failed'), live: build('live') },
  ],
])('tells an editor: %s', async (sentence, more) => {
  answer = () => Response.json({ ...nothing, ...more });
  show();
  await waitFor(async () => expect((await summary()).textContent).toBe(sentence));
  expect(sent[0]).toEqual({ method: 'GET', token: 'Bearer token' });
});

it('says when the next build begins, and how many deploys this month had', async () => {
  const nextAt = '2026-11-23T12:30:00Z';
  const deploys = { count: 12, allowed: 20 };
  answer = () => Response.json({ ...nothing, waiting: build('waiting'), nextAt, deploys });
  show();
  const row = (await screen.findByText('It is built by itself from', { exact: false })).closest(
    'li',
  );
  expect(row?.querySelector(`time[datetime="${nextAt}"]`)).not.toBeNull();
  expect(screen.getByText(/^12 of the 20 deploys/)).toBeDefined();
});

it('names each entry of a failed build once, what to fix in it, and where', async () => {
  const fault = {
    kind: 'error' as const,
    id: 'article-deadlift',
    type: 'Article',
    title: 'Deadlift',
    field: 'content',
    place: { line: 12, column: 3 },
    problem: 'the link leads nowhere',
    remedy: 'correct it',
  };
  const faults = [fault, { ...fault, place: undefined, field: 'slug', problem: 'it is missing' }];
  answer = () => Response.json({ ...nothing, failed: build('failed', { faults }) });
  show();
  const link = await screen.findByRole('link', { name: 'Open “Deadlift” in Contentful' });
  expect(link.getAttribute('href')).toBe(
    'https://app.contentful.com/spaces/space/environments/master/entries/article-deadlift',
  );
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(1);
  expect(
    screen.getByText('Field content: line 12, column 3: the link leads nowhere. Correct it.'),
  ).toBeDefined();
  expect(screen.getByText('Field slug: it is missing. Correct it.')).toBeDefined();
});

it('says why a build failed for another reason, and that no content needs fixing', async () => {
  const failed = build('failed', { problem: 'The content service answers 503.' });
  answer = () => Response.json({ ...nothing, failed });
  show();
  expect(await screen.findByText('The content service answers 503.')).toBeDefined();
  expect(screen.getByText(/Your content isn’t the reason/)).toBeDefined();
});

it('polls often during a build, rarely otherwise, and never while hidden', async () => {
  answer = () => Response.json({ ...nothing, building: build('building') });
  show();
  await waitFor(() => expect(screen.getByText('Being built')).toBeDefined());
  await pass(20_000);
  const whileBuilding = sent.length;
  expect(whileBuilding).toBeGreaterThan(3);
  answer = () => Response.json({ ...nothing, live: build('live') });
  await pass(6000);
  await waitFor(() => expect(screen.getByText('Live')).toBeDefined());
  const whenLive = sent.length;
  await pass(30_000);
  expect(sent).toHaveLength(whenLive);
  visibility = 'hidden';
  await pass(600_000);
  expect(sent).toHaveLength(whenLive);
  visibility = 'visible';
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(sent.length).toBeGreaterThan(whenLive));
});

it('requests a build on “Build now” and shows that it is queued', async () => {
  answer = () => Response.json({ ...nothing, live: build('live') });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Build now' }));
  expect(await screen.findByText('Waits for its turn')).toBeDefined();
  expect(sent.at(-1)).toEqual({ method: 'POST', token: 'Bearer token' });
});

it('says why a press was refused, and keeps the loaded builds visible', async () => {
  answer = () => Response.json({ ...nothing, live: build('live') });
  pressed = () => Response.json({ error: 'Ask again in an hour.' }, { status: 429 });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Build now' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Ask again in an hour.')).toBeDefined();
  expect(screen.getByText('Live')).toBeDefined();
});

it('reports an outage after a press only once', async () => {
  answer = () => Response.json({ ...nothing, live: build('live') });
  pressed = () => Response.json({ error: 'This part of the site is resting.' }, { status: 503 });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Build now' }));
  await screen.findByRole('alert');
  expect(screen.getAllByText('This part of the site is resting.')).toHaveLength(1);
});

it('has no button for a site without a build hook', async () => {
  answer = () => Response.json({ ...nothing, canBuild: false });
  show();
  expect(await screen.findByText(/this site has no build hook/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks somebody who isn’t logged in to log in, unless the preview knows her', async () => {
  answer = () => Response.json({ error: 'Please log in to see this.' }, { status: 401 });
  show(visitorSession);
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(login.logIn).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ method: 'GET', token: null }]);
});

it('tells somebody who isn’t an editor so, and requests nothing again', async () => {
  answer = () =>
    Response.json({ error: 'This is for the editors of the content.' }, { status: 403 });
  show();
  expect(await screen.findByText('This is for the editors of the content.')).toBeDefined();
  const asked = sent.length;
  await pass(600_000);
  expect(sent).toHaveLength(asked);
});

it('reports an outage, and retries on a press', async () => {
  answer = () => Response.json({ error: 'This part of the site is resting.' }, { status: 503 });
  show();
  expect(await screen.findByText('This part of the site is resting.')).toBeDefined();
  answer = () => Response.json({ ...nothing, live: build('live') });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Live')).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The site' })),
  );
});

it('keeps the loaded builds visible during an outage, with a sentence about it', async () => {
  answer = () => Response.json({ ...nothing, building: build('building') });
  show();
  await waitFor(() => expect(screen.getByText('Being built')).toBeDefined());
  answer = () => Response.json({ error: 'This part of the site is resting.' }, { status: 503 });
  await pass(6000);
  expect(await screen.findByText('This part of the site is resting.')).toBeDefined();
  expect(screen.getByText('Being built')).toBeDefined();
});
