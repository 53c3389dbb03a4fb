// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { visitorSession } from '../../services/auth/login-session.test-support.tsx';
import { noConnection } from '../../services/stub-fetch.test-support.ts';
import { sampleMembershipItem, samplePackItem } from './checkout.test-support.tsx';
import {
  customerResponseWithWithdrawals,
  renderMembershipOrPackOrderScreen,
  resetMembershipOrPackOrderPageTest,
  respondWithOrderCheckoutSession,
  stubOrderRequests,
} from './membership-or-pack-order-page.test-support.tsx';

beforeEach(() => {
  resetMembershipOrPackOrderPageTest();
  // The buyer's record can't be fetched, so what this device remembers counts.
  stubOrderRequests(respondWithOrderCheckoutSession, noConnection);
});

const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

it('leads the owner of a pack to it, and can still be given', () => {
  localStorage.setItem('owned', samplePackItem.rightId);
  renderMembershipOrPackOrderScreen(samplePackItem);
  expect(title()).toBe('You already have this: Strength and power');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toMatch(
    /^\/members\//,
  );
  expect(screen.getByRole('link', { name: 'Give it to her' })).toBeDefined();
});

it('has no form for a second membership, and forgets the request that led here', () => {
  localStorage.setItem('owned', 'own-membership');
  localStorage.setItem('redirect', 'sub');
  renderMembershipOrPackOrderScreen(sampleMembershipItem);
  expect(title()).toBe('You already have this: Annual membership');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Manage your membership' })).toBeDefined();
  expect(localStorage.getItem('redirect')).toBeNull();
});

it('becomes the page of its owner when another tab has paid for it', () => {
  renderMembershipOrPackOrderScreen(samplePackItem);
  expect(title()).toBe('Order: Strength and power');
  localStorage.setItem('owned', samplePackItem.rightId);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'owned' })));
  expect(title()).toBe('You already have this: Strength and power');
});

it('sells again what has ended since this device remembered it', async () => {
  localStorage.setItem('owned', 'own-membership');
  stubOrderRequests(respondWithOrderCheckoutSession, async () =>
    customerResponseWithWithdrawals([]),
  );
  renderMembershipOrPackOrderScreen(sampleMembershipItem);
  await waitFor(() => expect(title()).toBe('Order: Annual membership'));
});

it('sells what she doesn’t have, and everything to a visitor', () => {
  localStorage.setItem('owned', 'own-membership');
  const { unmount } = renderMembershipOrPackOrderScreen(samplePackItem);
  expect(title()).toBe('Order: Strength and power');
  unmount();
  renderMembershipOrPackOrderScreen(sampleMembershipItem, visitorSession);
  expect(title()).toBe('Order: Annual membership');
});

it('sells a pack to whoever has it if it is a gift', () => {
  localStorage.setItem('owned', samplePackItem.rightId);
  renderMembershipOrPackOrderScreen(
    samplePackItem,
    undefined,
    `?product=${samplePackItem.productId}&gift=`,
  );
  expect(title()).toBe('Give: Strength and power');
});
