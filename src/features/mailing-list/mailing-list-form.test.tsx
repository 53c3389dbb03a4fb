// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeTimeoutSentence } from '../../domain/late-sentences.ts';
import { joinAndLeaveOutcomeTexts } from '../../domain/forms/mailing-list.ts';
import {
  noAnswer,
  noConnection,
  stubAbortSignalTimeouts,
  stubFetch,
} from '../../services/stub-fetch.test-support.ts';
import type { StubbedFetch } from '../../services/stub-fetch.test-support.ts';
import { MailingListForm } from './mailing-list-form.tsx';

const lost = 'We couldn’t reach the server. Check your connection, then try again.';
const asked = async (): Promise<Response> => Response.json({ outcome: 'asked' });
let requests: StubbedFetch;

beforeEach(() => {
  requests = stubFetch(asked);
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
  it('repeats the address it has sent, says where to look, and takes the focus', async () => {
    render(<MailingListForm on="paper" />);
    join(' anna@example.com\u200b');
    const status = await screen.findByRole('status');
    const { title, text } = joinAndLeaveOutcomeTexts.asked;
    expect(status.textContent).toContain(`${title}We’ve written down anna@example.com. ${text}`);
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect(sent()).toEqual([{ email: 'anna@example.com', 'bot-field': '' }]);
  });

  it('leads back to the form with the address, for correction', async () => {
    render(<MailingListForm on="paper" />);
    join('ana@example.com');
    fireEvent.click(await screen.findByText('Use another address'));
    expect(address().value).toBe('ana@example.com');
    await waitFor(() => expect(document.activeElement).toBe(address()));
    join('anna@example.com');
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('clears an error once the address is corrected, and leaves the focus in the field', async () => {
    render(<MailingListForm on="paper" />);
    join('anna');
    await findProblem(joinAndLeaveOutcomeTexts['bad-address'].text);
    fireEvent.input(address(), { target: { value: 'anna@example' } });
    expect(address().getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(address(), { target: { value: 'anna@example.com' } });
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(address().hasAttribute('aria-invalid')).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(address()));
  });

  it.each([
    ['Yes, use that one', 'anna@gmail.com'],
    ['No, mine is right', 'anna@gmial.com'],
  ])('asks about a likely typo before sending, and after “%s” sends %s', async (answer, email) => {
    render(<MailingListForm on="paper" />);
    join('anna@gmial.com');
    const question = await screen.findByRole('group', { name: 'Did you mean anna@gmail.com?' });
    await waitFor(() => expect(document.activeElement).toBe(question));
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByText(answer));
    await waitFor(() => expect(sent()).toMatchObject([{ email }]));
    expect((await screen.findByRole('status')).textContent).toContain(email);
  });

  it.each(['', 'anna at example'])('refuses the address "%s" without sending it', async (typed) => {
    render(<MailingListForm on="paper" />);
    join(typed);
    const sentence = joinAndLeaveOutcomeTexts['bad-address'].text;
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

  const refusal = (outcome: 'bad-address' | 'too-often' | 'not-now', status: number) =>
    [
      outcome,
      joinAndLeaveOutcomeTexts[outcome].text,
      async () =>
        Response.json({ error: joinAndLeaveOutcomeTexts[outcome].text, outcome }, { status }),
    ] as const;
  it.each([
    refusal('bad-address', 400),
    refusal('too-often', 429),
    refusal('not-now', 503),
    ['the function is gone', lost, async () => new Response('<h1>404</h1>', { status: 404 })],
    ['no connection', lost, noConnection],
  ] as const)(
    'shows the server’s sentence or a lost connection (%s), keeps the address and sends it again',
    async (_, sentence, failing) => {
      requests.answerWith(failing);
      render(<MailingListForm on="ink" />);
      join('anna@example.com');
      await findProblem(sentence);
      expect(address().value).toBe('anna@example.com');
      await waitFor(() => expect(document.activeElement).toBe(address()));
      requests.answerWith(asked);
      fireEvent.click(screen.getByText('Join'));
      await screen.findByRole('status');
    },
  );

  it('says that it is sending, sends once, and gives up at the timeout', async () => {
    const endTimeouts = stubAbortSignalTimeouts();
    requests.answerWith(noAnswer);
    render(<MailingListForm on="paper" />);
    join('anna@example.com');
    fireEvent.click(screen.getByText('Sending…'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await act(async () => endTimeouts());
    await findProblem(changeTimeoutSentence);
    expect(sent()).toHaveLength(1);
  });

  it('sends the honeypot field', async () => {
    render(<MailingListForm on="paper" />);
    const honeypot = document.querySelector<HTMLInputElement>('[name="bot-field"]');
    if (honeypot !== null) honeypot.value = 'yes';
    join('anna@example.com');
    await waitFor(() =>
      expect(sent()).toEqual([{ email: 'anna@example.com', 'bot-field': 'yes' }]),
    );
  });
});
