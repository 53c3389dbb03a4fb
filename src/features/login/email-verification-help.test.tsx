// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noConnection, stubFetch } from '../../services/stub-fetch.test-support.ts';
import type { StubbedFetch } from '../../services/stub-fetch.test-support.ts';
import { EmailVerificationHelp } from './email-verification-help.tsx';

let requests: StubbedFetch;
const onOtherAddress = vi.fn();

beforeEach(() => {
  requests = stubFetch(async () => Response.json({ accepted: true }));
  onOtherAddress.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (address: string | undefined) =>
  render(
    <EmailVerificationHelp address={address} isBusy={false} onOtherAddress={onOtherAddress} />,
  );
const sendAgain = (): void => {
  fireEvent.click(screen.getByText('Send the e-mail again'));
};
const sent = (): readonly unknown[] => requests.sent.map(({ body }) => JSON.parse(String(body)));

it('resends the e-mail to the unverified address, and says so', async () => {
  show('ann@example.com');
  sendAgain();
  await screen.findByText(/Another e-mail is on its way to ann@example\.com\./);
  expect(sent()).toEqual([{ email: 'ann@example.com' }]);
});

it('says why the e-mail wasn’t sent, and can try again', async () => {
  show('ann@example.com');
  requests.answerWith(noConnection);
  sendAgain();
  await screen.findByText(/We couldn’t reach the server/);
  const error = 'Many e-mails have been asked for.';
  requests.answerWith(async () => Response.json({ error }, { status: 429 }));
  sendAgain();
  await screen.findByText(error);
  requests.answerWith(async () => Response.json({ accepted: true }));
  sendAgain();
  await screen.findByText(/on its way/);
});

it('asks for the address if the login service hasn’t given it', async () => {
  show(undefined);
  fireEvent.change(screen.getByLabelText('The e-mail address that you signed up with'), {
    target: { value: ' bea@example.com ' },
  });
  sendAgain();
  await screen.findByText(/on its way to bea@example\.com/);
  expect(sent()).toEqual([{ email: 'bea@example.com' }]);
});

it('signs up with the corrected address, and keeps text that can’t be one', () => {
  show('ann@exmple.com');
  const field: HTMLInputElement = screen.getByLabelText('Your e-mail address');
  expect(field.value).toBe('ann@exmple.com');
  fireEvent.change(field, { target: { value: 'ann' } });
  fireEvent.click(screen.getByText('Sign up with this address'));
  expect(screen.getByRole('alert').textContent).toContain('it should look like name@example.com');
  expect(field.value).toBe('ann');
  expect(onOtherAddress).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'ann@example.com' } });
  fireEvent.click(screen.getByText('Sign up with this address'));
  expect(onOtherAddress).toHaveBeenCalledWith('ann@example.com');
});
