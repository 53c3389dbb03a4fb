// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailingListTexts } from '../../domain/mailing-list.ts';
import {
  noAnswer,
  noConnection,
  stubFetch,
  stubTimeouts,
} from '../../services/stub-fetch.test-support.ts';
import type { StubbedFetch } from '../../services/stub-fetch.test-support.ts';
import { MailingListForm } from './mailing-list-form.tsx';

const lost = 'We couldn’t reach the server. Check your connection, then try again.';
const invited = async (): Promise<Response> => Response.json({ outcome: 'invited' });
let requests: StubbedFetch;

beforeEach(() => {
  requests = stubFetch(invited);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sent = (): readonly unknown[] => requests.sent.map(({ body }) => JSON.parse(String(body)));
const address = (): HTMLInputElement => screen.getByLabelText('E-mail address');
const join = (email: string): void => {
  fireEvent.input(address(), { target: { value: email } });
  fireEvent.click(screen.getByText('Join'));
};
const findProblem = (sentence: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));

describe('the mailing list form', () => {
  it.each(['invited', 'invited-before', 'joined-before', 'left-before'] as const)(
    'shows the words for the outcome %s, and focuses them',
    async (outcome) => {
      requests.answerWith(async () => Response.json({ outcome }));
      render(<MailingListForm on="paper" />);
      join(' anna@example.com ');
      const status = await screen.findByRole('status');
      const { title, text } = mailingListTexts[outcome];
      expect(status.textContent).toBe(`${title}${text}`);
      await waitFor(() => expect(document.activeElement).toBe(status));
      expect(sent()).toEqual([{ email: 'anna@example.com', 'bot-field': '' }]);
    },
  );

  it.each(['', 'anna at example'])('refuses the address "%s" without sending it', async (typed) => {
    render(<MailingListForm on="paper" />);
    join(typed);
    const sentence = mailingListTexts['bad-address'].text;
    await findProblem(sentence);
    await waitFor(() => expect(document.activeElement).toBe(address()));
    expect(address().value).toBe(typed);
    expect(address().getAttribute('aria-invalid')).toBe('true');
    const description = address().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe(sentence);
    expect(sent()).toEqual([]);
    join('anna@example.com');
    await screen.findByRole('status');
  });

  const refusal = (outcome: 'bad-address' | 'blocked' | 'bounced' | 'not-now', status: number) =>
    [
      outcome,
      mailingListTexts[outcome].text,
      async () => Response.json({ error: mailingListTexts[outcome].text, outcome }, { status }),
    ] as const;
  it.each([
    refusal('bad-address', 400),
    refusal('blocked', 400),
    refusal('bounced', 400),
    refusal('not-now', 503),
    ['the function is gone', lost, async () => new Response('<h1>404</h1>', { status: 404 })],
    ['no connection', lost, noConnection],
  ] as const)(
    'shows what the server says or that it is lost (%s), keeps the address and sends it again',
    async (_, sentence, failing) => {
      requests.answerWith(failing);
      render(<MailingListForm on="ink" />);
      join('anna@example.com');
      await findProblem(sentence);
      expect(address().value).toBe('anna@example.com');
      await waitFor(() => expect(document.activeElement).toBe(address()));
      requests.answerWith(invited);
      fireEvent.click(screen.getByText('Join'));
      await screen.findByRole('status');
    },
  );

  it('says that it is sending, sends once, and gives up at the timeout', async () => {
    const endTimeouts = stubTimeouts();
    requests.answerWith(noAnswer);
    render(<MailingListForm on="paper" />);
    join('anna@example.com');
    fireEvent.click(screen.getByText('Sending…'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await act(async () => endTimeouts());
    await findProblem(lost);
    expect(sent()).toHaveLength(1);
  });

  it('sends the field that only machines fill in', async () => {
    render(<MailingListForm on="paper" />);
    const honeypot = document.querySelector<HTMLInputElement>('[name="bot-field"]');
    if (honeypot !== null) honeypot.value = 'yes';
    join('anna@example.com');
    await waitFor(() =>
      expect(sent()).toEqual([{ email: 'anna@example.com', 'bot-field': 'yes' }]),
    );
  });
});
