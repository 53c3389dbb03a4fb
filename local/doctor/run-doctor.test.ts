import { describe, expect, it } from 'vitest';
import type { DoctorPart } from './examinations.ts';
import type { Finding } from './finding.ts';
import { runDoctor, type DoctorRun } from './run-doctor.ts';
import { describeExaminedStandIns } from './stand-in-remark.ts';

const good: Finding = { state: 'good', subject: 'Stripe: prices', sentence: 'All are there.' };
const bad: Finding = {
  state: 'bad',
  subject: 'Stripe: webhook',
  sentence: 'There is none for sk_live_0123456789.',
  remedy: 'Run npm run setup -- stripe.',
  page: 'https://dashboard.stripe.com/webhooks',
};

const part = (name: string, examine: () => Promise<readonly Finding[]>): DoctorPart => ({
  name,
  load: async () => examine,
});

const doctor = async (parts: readonly DoctorPart[], options: Partial<DoctorRun> = {}) => {
  const lines: string[] = [];
  const outcome = await runDoctor({
    parts,
    variables: { STRIPE_SECRET_KEY: 'sk_live_0123456789' },
    timeoutMs: 50,
    isJson: false,
    remarks: [],
    say: (line) => lines.push(line),
    ...options,
  });
  return { outcome, lines };
};

describe('the doctor', () => {
  it('succeeds when all is good', async () => {
    const { outcome, lines } = await doctor([part('Stripe', async () => [good])]);
    expect(outcome).toBe('done');
    expect(lines).toEqual([
      '\nStripe',
      '  ✓ Stripe: prices: All are there.',
      '\n1 good, 0 bad, 0 unknown.',
    ]);
  });

  it('says what to fix and where, ends with the first thing to fix, and shows no secret', async () => {
    const { outcome, lines } = await doctor([part('Stripe', async () => [good, bad])]);
    expect(outcome).toBe('failed');
    expect(lines).toContain('  ✗ Stripe: webhook: There is none for •••.');
    expect(lines).toContain('      https://dashboard.stripe.com/webhooks');
    expect(lines.at(-1)).toBe(
      '\n1 good, 1 bad, 0 unknown. First: Stripe: webhook. Run npm run setup -- stripe.',
    );
  });

  it('reports parts that time out or throw as unknown, and still reports the rest', async () => {
    const { outcome, lines } = await doctor([
      part('Auth0', () => new Promise(() => undefined)),
      part('Contentful', () => Promise.reject(new Error('broken'))),
      { name: 'Netlify', load: () => Promise.reject(new Error('no such module')) },
      part('Stripe', async () => [good]),
    ]);
    expect(outcome).toBe('failed');
    expect(lines.at(-1)).toContain('1 good, 0 bad, 3 unknown.');
  });

  it('answers in JSON, without any secret', async () => {
    const { lines } = await doctor([part('Stripe', async () => [bad])], { isJson: true });
    const answer: unknown = JSON.parse(lines.join('\n'));
    expect(answer).toMatchObject({ isHealthy: false, groups: [{ name: 'Stripe' }] });
    expect(lines.join()).not.toContain('sk_live_0123456789');
  });
});

describe('describeStandInsLookedAt', () => {
  it('says so if no real account is set', () => {
    expect(describeExaminedStandIns({})[0]).toMatch(/^No real account is set/);
  });

  it('names the stand-ins that are still in use', () => {
    const [remark] = describeExaminedStandIns({
      CONTENTFUL_SPACE_ID: 'abc',
      AUTH0_CLIENT_ID: 'abc',
      AUTH0_DOMAIN: 'knurl.eu.auth0.com',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_API_URL: 'http://localhost:8893',
      DATABASE_URL: 'postgres://a:b@db.example/knurl',
      SMTP_URL: 'smtps://a:b@mail.example',
      MAILCHIMP_API_KEY: 'abc-us21',
      NETLIFY_AUTH_TOKEN: 'abc',
    });
    expect(remark).toBe('Stand-ins of this machine, not real accounts: payments.');
  });
});
