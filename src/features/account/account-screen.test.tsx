// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clickButton,
  createAccountResponseMaker,
  expectAnnouncedInAccountSection,
  findAccountSection,
  renderAccountAnsweringByPath,
} from './sample-account-answer.test-support.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-23T12:00:00Z')));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('the page', () => {
  it('says why it has nothing to show, with a retry', async () => {
    let answer = (): Response => Response.json({ error: 'The books rest.' }, { status: 503 });
    renderAccountAnsweringByPath({ '/api/account': () => answer() });
    expect((await screen.findByRole('alert')).textContent).toContain('The books rest.');
    answer = createAccountResponseMaker();
    clickButton('Try again');
    await findAccountSection('Membership');
  });

  it('fetches her account again when she comes back to the tab, at most every half minute', async () => {
    const { sent } = renderAccountAnsweringByPath({ '/api/account': createAccountResponseMaker() });
    await findAccountSection('Membership');
    const asked = (): number => sent.filter(({ path }) => path === '/api/account').length;
    const comeBack = () => fireEvent(document, new Event('visibilitychange'));
    comeBack();
    expect(asked()).toBe(1);
    vi.setSystemTime(new Date('2026-11-23T12:00:31Z'));
    comeBack();
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('accepts an invitation with one press, and forgets the code', async () => {
    history.replaceState({ codes: 'invitation=abc' }, '', '/members/account/#invitation=abc');
    const { sent } = renderAccountAnsweringByPath(
      {
        '/api/account': createAccountResponseMaker(),
        '/api/second-member': createAccountResponseMaker(),
      },
      { codes: 'invitation=abc' },
    );
    await findAccountSection('An invitation');
    expect(sent.map(({ path }) => path)).not.toContain('/api/second-member');
    clickButton('Accept');
    await expectAnnouncedInAccountSection('An invitation', 'The place is yours');
    expect(sent.find(({ path }) => path === '/api/second-member')?.body).toEqual({
      action: 'accept',
      code: 'abc',
    });
    expect([location.hash, history.state]).toEqual(['', {}]);
  });

  it('confirms the e-mail address of a proof, and shows a sentence if the code is invalid', async () => {
    history.replaceState({ codes: 'proof=xyz' }, '', '/members/account/');
    renderAccountAnsweringByPath(
      {
        '/api/account': createAccountResponseMaker(),
        '/api/proofs/confirm': () => Response.json({ error: 'It is old.' }, { status: 409 }),
      },
      { codes: 'proof=xyz' },
    );
    await findAccountSection('Your address');
    clickButton('Yes, it’s mine');
    expect((await screen.findByRole('alert')).textContent).toBe('It is old.');
    expect(history.state).toEqual({ codes: 'proof=xyz' });
  });
});
