// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MonitoringOverviewAnswer } from '../../domain/monitoring/monitoring-overview-answer.ts';
import { LoginSessionContext } from '../../services/auth/login-session.ts';
import { fakeOwnerLoginSession } from './fake-owner-login-session.test-support.ts';
import { SiteHealth } from './site-health.tsx';

const quiet: MonitoringOverviewAnswer = {
  services: [
    { name: 'Stripe', state: 'working', workedAt: '2026-11-23T12:00:00Z', ageSeconds: 240 },
  ],
  days: [
    {
      day: '2026-11-23',
      votes: 12,
      sales: 3,
      failures: 0,
      floods: 1,
      refusedWebhooks: 0,
      browserErrors: 2,
    },
  ],
  places: [],
  browserErrors: [],
  alerts: [],
};
let answer: () => Response;
beforeEach(() => {
  answer = () => Response.json(quiet);
  vi.stubGlobal('fetch', async () => answer());
});
const show = () =>
  render(
    <LoginSessionContext value={fakeOwnerLoginSession}>
      <SiteHealth />
    </LoginSessionContext>,
  );

it('says that all is well, and shows the counts', async () => {
  show();
  expect(await screen.findByText('Everything that the site needs works.')).toBeDefined();
  expect(screen.getByText('Stripe: works, last worked 4 minutes ago')).toBeDefined();
  const row = screen.getByRole('row', { name: /23 November 2026/ });
  expect(row.textContent).toBe('23 November 2026' + '1230102');
});

it('shows what needs her attention, and what fails', async () => {
  answer = () =>
    Response.json({
      ...quiet,
      services: [{ name: 'Stripe', state: 'failing', workedAt: null, ageSeconds: null }],
      alerts: [{ sentence: 'Stripe has failed for 20 minutes.', since: '2026-11-23T12:00:00Z' }],
    });
  show();
  expect(await screen.findByText('Stripe has failed for 20 minutes.')).toBeDefined();
  expect(screen.getByText(/^fails, has not worked yet$/)).toBeDefined();
});

it('says that it can’t be loaded now, and retries', async () => {
  answer = () => Response.json({ error: 'Please try again in a moment.' }, { status: 503 });
  show();
  await screen.findByText('Please try again in a moment.');
  answer = () => Response.json(quiet);
  fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await screen.findByText('Everything that the site needs works.');
});
