// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  noAnswer,
  noConnection,
  stubAbortSignalTimeouts,
  stubFetch,
} from '../../services/stub-fetch.test-support.ts';
import { pollCountsApiPath, pollVotesWithOwnVoteApiPath } from '../../domain/api-paths.ts';
import { changeTimeoutSentence, readTimeoutSentence } from '../../domain/late-sentences.ts';
import { routes } from '../../domain/routes.ts';
import { ownVoteHeader } from '../../domain/polls/poll-votes-by-option-name.ts';
import type { SentRequest, StubbedFetch } from '../../services/stub-fetch.test-support.ts';

const poll = {
  pollId: 'poll-001',
  title: 'What brings you to the bar?',
  options: ['strength:Strength', 'health:Health', 'fun:Just for fun'],
};
const thanks = { title: 'Thank you for voting', lead: 'Come again.' };
const counts = { strength: 2, health: 1, fun: 1 };
const lost = 'We couldn’t reach the server. Check your connection, then try again.';

/**
 * Answers like the server: an object to a vote, a list of one object to a request for the counts.
 */
const answerCounts = async ({ method }: SentRequest): Promise<Response> =>
  Response.json(method === 'POST' ? counts : [counts]);

/** Answers like the server when the visitor's vote for `own` counts. */
const answerVoter =
  (own: string) =>
  async ({ method }: SentRequest): Promise<Response> =>
    Response.json(method === 'POST' ? counts : [counts], { headers: { [ownVoteHeader]: own } });

let requests: StubbedFetch;

beforeEach(() => {
  requests = stubFetch(answerCounts);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // The counts of a poll outlive its component.
  vi.resetModules();
});

const show = async (path = '/'): Promise<void> => {
  const { PollPanel } = await import('./poll-panel.island.tsx');
  // Imported here because the modules are loaded anew for each test, and a context is one of them.
  const { CurrentPathContext } = await import('../../ui/text/site-link.tsx');
  render(
    <CurrentPathContext value={path}>
      <PollPanel poll={poll} thanks={thanks} />
    </CurrentPathContext>,
  );
};
const option = (label: string): HTMLInputElement => screen.getByLabelText(label);
const press = (name: string): void => void fireEvent.click(screen.getByText(name));
const casts = (): number => requests.sent.filter(({ method }) => method === 'POST').length;
const findResults = (): Promise<HTMLElement> => screen.findByText('Votes so far');
const alert = (): string | null => screen.getByRole('alert').textContent;

const resting = 'This part of the site is resting. Please try again in a moment.';
const failures = [
  ['the database is down', resting, () => Response.json({ error: resting }, { status: 503 })],
  ['the function is gone', lost, () => new Response('<h1>404</h1>', { status: 404 })],
  ['the host is down', lost, () => new Response('Bad gateway', { status: 502 })],
  ['the answer has another shape', lost, () => Response.json([{ fun: 'many' }])],
  ['there is no connection', lost, noConnection],
] as const;

describe('the poll before a vote', () => {
  it('shows its options and stores an empty vote', async () => {
    await show();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect({ ...localStorage }).toEqual({ vote: '' });
    expect(requests.sent).toEqual([]);
  });

  it('links to the contact page, but not on that page', async () => {
    await show();
    expect(screen.getByRole('link').getAttribute('href')).toBe(routes.contact);
    cleanup();
    await show(routes.contact);
    expect(screen.getByText('Something else? Tell us in your message.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('asks the visitor to choose an option first, and focuses the options', async () => {
    await show();
    press('Vote');
    expect(alert()).toBe('Choose one of the options first.');
    await waitFor(() => expect(document.activeElement).toBe(option('Strength')));
    fireEvent.click(option('Health'));
    expect(alert()).toBe('');
  });

  it('shows its options to a visitor who has voted in another poll', async () => {
    localStorage.setItem('vote', 'true');
    localStorage.setItem('votedIn', 'poll-000');
    await show();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it('says that a vote is being sent, sends it once, and gives up at the timeout', async () => {
    const endTimeouts = stubAbortSignalTimeouts();
    requests.answerWith((request) =>
      request.method === 'POST' ? noAnswer() : answerCounts(request),
    );
    await show();
    fireEvent.click(option('Health'));
    press('Vote');
    press('Sending your vote…');
    await waitFor(() => expect(casts()).toBe(1));
    await act(async () => endTimeouts());
    await waitFor(() => expect(alert()).toBe(changeTimeoutSentence));
    expect(casts()).toBe(1);
  });

  it.each(failures)('says what failed when %s, and resends it', async (_, sentence, answer) => {
    requests.answerWith(async () => answer());
    await show();
    fireEvent.click(option('Health'));
    press('Vote');
    await waitFor(() => expect(alert()).toBe(sentence));
    expect(option('Health').checked).toBe(true);
    requests.answerWith(answerCounts);
    press('Send it again');
    await findResults();
  });
});

describe('the poll after a vote', () => {
  it('shows percentages, counts, total and thanks, takes the focus and remembers the vote', async () => {
    await show();
    fireEvent.click(option('Health'));
    press('Vote');
    const table = (await findResults()).closest('table');
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
    expect(rows).toEqual(['Strength50%2', 'Health25%1', 'Just for fun25%1']);
    const group = screen.getByRole('group', { name: `${poll.title} Results` });
    expect(group.textContent).toContain('Total: 4 votes. Thank you for voting. Come again.');
    await waitFor(() => expect(document.activeElement).toBe(group));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(localStorage.getItem('vote')).toBe('true');
    expect(localStorage.getItem('votedIn')).toBe('poll-001');
  });

  it('fetches the counts on a later visit, without thanks and without taking the focus', async () => {
    localStorage.setItem('vote', 'true');
    await show();
    await findResults();
    expect(requests.sent).toMatchObject([
      { address: pollVotesWithOwnVoteApiPath('poll-001'), method: 'GET' },
    ]);
    expect(document.body.textContent).not.toContain('Thank you for voting');
    expect(document.activeElement).toBe(document.body);
  });

  it('marks her own choice, even on a later visit', async () => {
    localStorage.setItem('vote', 'true');
    requests.answerWith(answerVoter('health'));
    await show();
    const table = (await findResults()).closest('table');
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
    expect(rows).toEqual(['Strength50%2', 'Health (your vote)25%1', 'Just for fun25%1']);
    expect(table?.querySelectorAll('[data-own="true"]')).toHaveLength(1);
    expect(document.body.textContent).toContain('Total: 4 votes. Your vote: Health.');
  });

  it('reads the counts for everybody once her vote is in them, and still marks it; before that, her own', async () => {
    localStorage.setItem('vote', 'true');
    const voted = (minutesAgo: number): void =>
      localStorage.setItem('votedFor', `poll-001\nhealth\n${Date.now() - minutesAgo * 60_000}`);
    voted(3);
    await show();
    await findResults();
    expect(document.body.textContent).toContain('Total: 4 votes. Your vote: Health.');
    cleanup();
    vi.resetModules();
    voted(1);
    await show();
    await findResults();
    expect(requests.sent.map(({ address }) => address)).toEqual([
      pollCountsApiPath('poll-001'),
      pollVotesWithOwnVoteApiPath('poll-001'),
    ]);
  });

  it('remembers which option counts, not which she pressed', async () => {
    requests.answerWith(answerVoter('health'));
    await show();
    fireEvent.click(option('Just for fun'));
    press('Vote');
    await findResults();
    expect(localStorage.getItem('votedFor')?.split('\n').slice(0, 2)).toEqual([
      'poll-001',
      'health',
    ]);
  });

  it.each([
    ['another option', 'Just for fun'],
    ['the same option', 'Health'],
  ])('says after a second vote, for %s, that the first one counts', async (_, second) => {
    requests.answerWith(answerVoter('health'));
    await show();
    fireEvent.click(option(second));
    press('Vote');
    await findResults();
    expect(document.body.textContent).toContain(
      'Total: 4 votes. You’ve voted here before, and your first vote counts: Health.',
    );
    expect(document.body.textContent).not.toContain('Thank you for voting');
  });

  it('thanks her for a vote that is resent because its answer was lost', async () => {
    requests.answerWith((request) =>
      request.method === 'POST' ? noConnection() : answerCounts(request),
    );
    await show();
    fireEvent.click(option('Health'));
    press('Vote');
    await waitFor(() => expect(alert()).toBe(lost));
    requests.answerWith(answerVoter('health'));
    press('Send it again');
    await findResults();
    expect(document.body.textContent).toContain('Thank you for voting');
  });

  it('shows Loading… until the counts arrive, gives up at the timeout, and can retry', async () => {
    const endTimeouts = stubAbortSignalTimeouts();
    requests.answerWith(noAnswer);
    localStorage.setItem('vote', 'true');
    await show();
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(requests.sent).toHaveLength(1));
    await act(async () => endTimeouts());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(readTimeoutSentence));
    press('Try again');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it.each(failures)('says what failed when %s, and retries', async (_, sentence, answer) => {
    localStorage.setItem('vote', 'true');
    requests.answerWith(async () => answer());
    await show();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence));
    requests.answerWith(answerCounts);
    press('Try again');
    await findResults();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
