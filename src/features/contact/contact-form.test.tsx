// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  noAnswer,
  noConnection,
  stubAbortSignalTimeouts,
  stubFetch,
} from '../../services/stub-fetch.test-support.ts';
import type { StubbedFetch } from '../../services/stub-fetch.test-support.ts';
import { ContactForm } from './contact-form.tsx';

let requests: StubbedFetch;

beforeEach(() => {
  requests = stubFetch(async () => new Response());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(navigate).mockClear();
});

/** The sent messages, by the names of the form's fields. */
const sent = (): readonly Readonly<Record<string, string>>[] =>
  requests.sent.map(({ body }) => Object.fromEntries(new URLSearchParams(String(body))));

const names = ['name', 'email', 'phone', 'message'] as const;
type Name = (typeof names)[number];
const field = (name: Name): HTMLInputElement | HTMLTextAreaElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found;
};
const anna = { name: 'Anna', email: 'anna@example.com', message: 'Two\nlines' };

const fillIn = (message: Readonly<Partial<Record<Name, string>>>): void => {
  for (const name of names) field(name).value = message[name] ?? field(name).value;
};
const pressSend = (): void => void fireEvent.click(screen.getByText('Send'));
const summary = (): HTMLElement => screen.getByRole('alert');
const description = (name: Name): string | undefined =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

describe('the contact form', () => {
  it('sends the typed message, and opens the thank-you page', async () => {
    render(<ContactForm />);
    fillIn({ ...anna, phone: '+44 114 496 0000' });
    pressSend();
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/success/', { state: { sentFrom: anna.email } }),
    );
    expect(sent()).toEqual([
      { 'form-name': 'contact', ...anna, phone: '+44 114 496 0000', 'bot-field': '' },
    ]);
  });

  it('lists what is missing below the fields and in a summary that takes the focus', async () => {
    render(<ContactForm />);
    pressSend();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(summary().querySelector('h2')?.textContent).toBe('3 things to put right');
    const sentences = {
      name: 'Tell us your name.',
      email: 'Tell us your e-mail address, so that we can answer.',
      message: 'Write your message.',
    };
    for (const name of ['name', 'email', 'message'] as const) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      expect(description(name)).toBe(sentences[name]);
      fireEvent.click(screen.getByText(sentences[name], { selector: 'a' }));
      await waitFor(() => expect(document.activeElement).toBe(field(name)));
    }
    expect(field('phone').hasAttribute('aria-invalid')).toBe(false);
    expect(sent()).toEqual([]);
  });

  it('shows only the remaining errors on the next try', async () => {
    render(<ContactForm />);
    pressSend();
    fillIn({ name: 'Anna' });
    pressSend();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(summary().querySelector('h2')?.textContent).toBe('2 things to put right');
    expect(field('name').value).toBe('Anna');
    expect(field('name').hasAttribute('aria-invalid')).toBe(false);
  });

  it('clears an error once its field is corrected, and leaves the focus in the field', async () => {
    render(<ContactForm />);
    pressSend();
    const type = (name: Name, value: string): void => {
      field(name).focus();
      fireEvent.input(field(name), { target: { value } });
    };
    type('email', 'anna');
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    type('email', anna.email);
    expect(field('email').hasAttribute('aria-invalid')).toBe(false);
    expect(description('email')).toBeUndefined();
    await waitFor(() => expect(document.activeElement).toBe(field('email')));
    expect(summary().querySelector('h2')?.textContent).toBe('2 things to put right');
    type('name', anna.name);
    type('message', anna.message);
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('message')));
  });

  const question = (): HTMLElement =>
    screen.getByRole('group', { name: 'Did you mean anna@gmail.com?' });

  it.each([
    ['Yes, use that one', 'anna@gmail.com'],
    ['No, mine is right', 'anna@gmial.com'],
  ])('asks about a likely typo before sending, and after “%s” sends %s', async (answer, email) => {
    render(<ContactForm />);
    fillIn({ ...anna, email: 'anna@gmial.com' });
    pressSend();
    await waitFor(() => expect(document.activeElement).toBe(question()));
    pressSend();
    await waitFor(() => expect(document.activeElement).toBe(question()));
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByText(answer));
    await waitFor(() => expect(sent()).toMatchObject([{ email }]));
  });

  it('withdraws the question when she corrects the address herself', () => {
    render(<ContactForm />);
    fillIn({ ...anna, email: 'anna@gmial.com' });
    pressSend();
    fireEvent.input(field('message'), { target: { value: 'Two' } });
    expect(question()).toBeTruthy();
    fireEvent.input(field('email'), { target: { value: 'anna@gmail.com' } });
    expect(screen.queryByRole('group', { name: /Did you mean/ })).toBeNull();
  });

  it.each([
    ['a name of spaces', { name: ' \t ' }, 'Tell us your name.'],
    ['a message of spaces and line breaks', { message: ' \n \n ' }, 'Write your message.'],
    [
      'an address without @',
      { email: 'anna at example' },
      'Check your e-mail address: it should look like name@example.com.',
    ],
    [
      'two addresses',
      { email: 'anna@example.com,eve@example.com' },
      'Check your e-mail address: it should look like name@example.com.',
    ],
    [
      'a message of 100 KB',
      { message: 'a'.repeat(100 * 1024) },
      'Shorten your message: it has 102,400 characters, and we can take 5,000.',
    ],
    [
      'a name of 100 KB',
      { name: 'a'.repeat(100 * 1024) },
      'Shorten your name to 100 characters or fewer.',
    ],
    [
      'an address with a zero-width space',
      { email: 'an\u200bna@example.com' },
      'Delete your e-mail address and type it by hand: it has a character that can’t be seen.',
    ],
  ])(
    'refuses %s with one sentence, sends nothing and keeps the text',
    async (_, typed, sentence) => {
      const message = { ...anna, ...typed };
      render(<ContactForm />);
      fillIn(message);
      pressSend();
      await waitFor(() => expect(document.activeElement).toBe(summary()));
      expect([...summary().querySelectorAll('li')].map((item) => item.textContent)).toEqual([
        sentence,
      ]);
      expect(sent()).toEqual([]);
      for (const name of ['name', 'email', 'message'] as const) {
        expect(field(name).value).toBe(message[name]);
      }
    },
  );

  it('removes line breaks from the name and the address, so that they can’t inject a mail header', async () => {
    render(<ContactForm />);
    // A single-line field drops line breaks by itself; a hidden one keeps what a script sets.
    for (const name of ['name', 'email'] as const) field(name).setAttribute('type', 'hidden');
    fillIn({
      name: 'Anna\r\nBcc: eve@example.com',
      email: '\nanna@example.com\r\n',
      message: 'Hello',
    });
    pressSend();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      name: 'Anna Bcc: eve@example.com',
      email: 'anna@example.com',
    });
  });

  it.each([
    ['there is no connection', noConnection],
    ['the host fails', async () => new Response('Bad gateway', { status: 502 })],
    ['the host knows no such form', async () => new Response('Not found', { status: 404 })],
  ])('keeps the text when %s, and sends it on the next press', async (_, failing) => {
    requests.answerWith(failing);
    render(<ContactForm />);
    fillIn(anna);
    pressSend();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(summary().querySelector('h2')?.textContent).toBe('Your message is not sent yet');
    expect(summary().querySelector('a')?.getAttribute('href')).toMatch(/^mailto:/);
    for (const name of ['name', 'email', 'message'] as const) {
      expect(field(name).value).toBe(anna[name]);
    }
    requests.answerWith(async () => new Response());
    pressSend();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  });

  it('says that a message is being sent, sends it once, and gives up at the timeout', async () => {
    const endTimeouts = stubAbortSignalTimeouts();
    requests.answerWith(noAnswer);
    render(<ContactForm />);
    fillIn(anna);
    pressSend();
    fireEvent.click(screen.getByText('Sending…'));
    expect(sent()).toHaveLength(1);
    await act(async () => endTimeouts());
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(field('message').value).toBe(anna.message);
    expect(sent()).toHaveLength(1);
  });

  it('sends the honeypot field', async () => {
    render(<ContactForm />);
    fillIn(anna);
    const honeypot = document.querySelector<HTMLInputElement>('[name="bot-field"]');
    if (honeypot !== null) honeypot.value = 'https://spam.example';
    pressSend();
    await waitFor(() => expect(sent()[0]?.['bot-field']).toBe('https://spam.example'));
  });
});
