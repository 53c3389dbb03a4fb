import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import { memberPlanApiPath } from '../../domain/api-paths.ts';
import type { HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import type { GetAccessToken } from '../members/member-api.ts';
import { noConnection, stubFetch } from '../stub-fetch.test-support.ts';
import { fetchPublicOrMemberPlan } from './fetch-public-or-member-plan.ts';

const viewOf = (version: string) => ({ plan: { blocks: [] }, version, paths: {}, totals: [] });
const sections: readonly HtmlOrPlanSection[] = [
  { kind: 'text', html: '<p>Before.</p>', headings: [] },
  { kind: 'workout', workout: viewOf('first') },
  { kind: 'workout', workout: viewOf('second') },
];
const entry = { title: 'Three days', sections, level: 'beginner' };
const pageOf = (data: unknown) => ({ result: { data } });
const publicPlan = { path: '/workout-plans/three-days/', index: 0 };
const memberPlan = { path: '/members/finishers/hiit/tabata/', index: 0 };

const noLogin: GetAccessToken = () => Promise.reject(new Error('No token is needed.'));
const loggedIn: GetAccessToken = async () => ({ kind: 'token', token: 'a' });
const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

afterEach(() => void vi.unstubAllGlobals());

describe('A public plan', () => {
  it.each([
    ['plan', 0, 'first'],
    ['pack', 1, 'second'],
  ])('is read from Gatsby’s page data, as its %s', async (name, index, version) => {
    const { sent } = stubFetch(answering(pageOf({ [name]: entry })));
    expect(await fetchPublicOrMemberPlan({ ...publicPlan, index }, noLogin)).toEqual({
      kind: 'plan',
      title: 'Three days',
      view: viewOf(version),
    });
    expect(sent.map(({ address }) => address)).toEqual([
      '/page-data/workout-plans/three-days/page-data.json',
    ]);
  });

  it('is refused with 404 when its page is gone or has fewer plans than before', async () => {
    const stub = stubFetch(async () => new Response('<h1>No such page</h1>', { status: 404 }));
    expect(await fetchPublicOrMemberPlan(publicPlan, noLogin)).toMatchObject({
      kind: 'refused',
      status: 404,
    });
    stub.answerWith(answering(pageOf({ plan: entry })));
    const beyond = await fetchPublicOrMemberPlan({ ...publicPlan, index: 2 }, noLogin);
    expect(beyond).toMatchObject({ kind: 'refused', status: 404 });
  });

  it.each([
    ['there is no connection', noConnection],
    ['the host fails', answering({}, 500)],
    ['what comes is no plan', answering(pageOf({ plan: { title: 'Three days' } }))],
    ['what comes is no JSON', async () => new Response('<p>Log in to this wifi</p>')],
  ])('is unreachable when %s', async (_case, answer) => {
    stubFetch(answer);
    expect((await fetchPublicOrMemberPlan(publicPlan, noLogin)).kind).toBe('unreachable');
  });
});

describe('A member plan', () => {
  const plan = {
    ...{ id: 'tabata', title: 'Tabata', section: 'finishers', category: 'hiit', slug: 'tabata' },
    ...{ lead: '', weeks: 1, sessions: 1, minutes: { from: 10, to: 10 }, equipment: [] },
    ...{ work: { primary: [], secondary: [] }, picture: '', rights: { free: true } },
  };

  it('is read through the gate', async () => {
    const { sent } = stubFetch(answering({ plan, sections }));
    expect(await fetchPublicOrMemberPlan(memberPlan, loggedIn)).toEqual({
      kind: 'plan',
      title: 'Tabata',
      view: viewOf('first'),
    });
    expect(sent.map(({ address }) => address)).toEqual([
      memberPlanApiPath('finishers/hiit/tabata'),
    ]);
  });

  it('can be the session of a members’ letter, which has a gate of its own', async () => {
    const letter = { slug: 'november', title: 'November', excerpt: '', opensOn: '2026-11-01' };
    const { sent } = stubFetch(answering({ letter, sections }));
    const november = { path: '/members/letters/november/', index: 0 };
    expect(await fetchPublicOrMemberPlan(november, loggedIn)).toEqual({
      kind: 'plan',
      title: 'November',
      view: viewOf('first'),
    });
    expect(sent.map(({ address }) => address)).toEqual([
      `${accountAndOwnerApiPaths.memberLetters}/november`,
    ]);
  });

  it('needs a logged-in member', async () => {
    const signedOut: GetAccessToken = async () => ({ kind: 'signed-out' });
    expect(await fetchPublicOrMemberPlan(memberPlan, signedOut)).toEqual({ kind: 'signed out' });
  });

  it.each([403, 404])('is refused with the gate’s own sentence (%i)', async (status) => {
    stubFetch(answering({ error: 'Not yours.' }, status));
    expect(await fetchPublicOrMemberPlan(memberPlan, loggedIn)).toEqual({
      kind: 'refused',
      status,
      sentence: 'Not yours.',
    });
  });

  it.each([
    ['the gate has had too many requests', answering({ error: 'Later.' }, 429), 'Later.'],
    ['the gate is down', answering({ error: 'Down.' }, 503), 'Down.'],
  ])('is unreachable when %s', async (_case, answer, sentence) => {
    stubFetch(answer);
    expect(await fetchPublicOrMemberPlan(memberPlan, loggedIn)).toEqual({
      kind: 'unreachable',
      sentence,
    });
  });

  it('is unreachable without a connection to the site or to the login service', async () => {
    stubFetch(noConnection);
    expect((await fetchPublicOrMemberPlan(memberPlan, loggedIn)).kind).toBe('unreachable');
    const down: GetAccessToken = async () => ({ kind: 'unreachable', sentence: 'No login.' });
    expect(await fetchPublicOrMemberPlan(memberPlan, down)).toEqual({
      kind: 'unreachable',
      sentence: 'No login.',
    });
  });
});
