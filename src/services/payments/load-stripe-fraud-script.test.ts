// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicSettings } from '../../config/public/public-settings.ts';
import { loadStripeFraudScript } from './load-stripe-fraud-script.ts';

const settings: { stripePublishableKey: string } = publicSettings;
let logged = vi.spyOn(console, 'error');
const scripts = (): readonly HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src*="stripe"]'),
];

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  settings.stripePublishableKey = '';
});

it('loads nothing without a key', async () => {
  loadStripeFraudScript();
  await import('@stripe/stripe-js/pure');
  await Promise.resolve();
  expect(scripts()).toEqual([]);
});

it('loads the provider’s script on request, and logs either of its two failures', async () => {
  settings.stripePublishableKey = 'pk_test_1';
  loadStripeFraudScript();
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.src).toMatch(/^https:\/\/js\.stripe\.com\//);
  // The library tries twice.
  const answerAll = async (event: string, message: string): Promise<void> => {
    const timer = setInterval(() => {
      for (const script of scripts()) script.dispatchEvent(new Event(event));
    }, 5);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(message), 20_000);
    clearInterval(timer);
  };
  await answerAll('load', 'Stripe.js not available');
  document.head.replaceChildren();
  loadStripeFraudScript();
  await answerAll('error', 'Failed to load Stripe.js');
});
