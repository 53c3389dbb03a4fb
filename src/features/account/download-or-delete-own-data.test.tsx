// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockLoginActions } from '../../services/auth/login-session.test-support.tsx';
import {
  clickButton,
  createAccountResponseMaker,
  expectAnnouncedInAccountSection,
  findAccountSection,
  renderAccountAnsweringByPath,
  sampleAccountAnswer,
} from './sample-account-answer.test-support.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-23T12:00:00Z')));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('her data', () => {
  it('can be downloaded as files, or a sentence says why not', async () => {
    let answer = (): Response => new Response('{}', { status: 200 });
    const kept = vi.fn(() => 'blob:1');
    Object.assign(URL, { createObjectURL: kept, revokeObjectURL: vi.fn() });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker(),
      '/api/account/data': () => answer(),
    });
    await findAccountSection('Your data');
    clickButton('Download it as JSON');
    await expectAnnouncedInAccountSection('Your data', 'It’s in your downloads.');
    expect(clicked).toHaveBeenCalledOnce();
    answer = () => Response.json({ error: 'Too often.' }, { status: 429 });
    clickButton('Download it as JSON');
    expect((await screen.findByRole('alert')).textContent).toBe('Too often.');
  });

  it('ends this login too when she logs out everywhere, even if the answer is empty', async () => {
    const login = createMockLoginActions();
    renderAccountAnsweringByPath(
      {
        '/api/account': createAccountResponseMaker(),
        '/api/account/log-out-everywhere': () => new Response(null, { status: 204 }),
      },
      { login },
    );
    await findAccountSection('Your data');
    clickButton('Log out on all devices');
    await waitFor(() => expect(login.logOut).toHaveBeenCalledOnce());
  });

  it('deletes her account after a tick and a press that name what she loses, and logs her out', async () => {
    const login = createMockLoginActions();
    const { sent } = renderAccountAnsweringByPath(
      {
        '/api/account': createAccountResponseMaker({
          rights: [
            ...sampleAccountAnswer.rights,
            {
              rightId: 'prod_pack',
              title: 'Strength and power',
              kind: 'pack',
              from: 'bought',
              shopOrder: null,
              since: '2026-01-01T00:00:00Z',
              state: 'open',
              opensAt: null,
              endsAt: null,
            },
          ],
        }),
        '/api/account/deletion': createAccountResponseMaker({
          deletionAskedAt: '2026-11-23T12:00:00Z',
        }),
      },
      { login },
    );
    await findAccountSection('Your data');
    clickButton('Delete my account');
    const group = screen.getByRole('group', { name: 'Delete my account' });
    expect(group.textContent).toContain(
      'Annual membership: withdraw first, under Orders, and we refund £59.50.',
    );
    expect(group.textContent).toContain('Annual membership: it ends straight away');
    expect(group.textContent).toContain('Strength and power');
    expect(group.textContent).toContain('six years');
    clickButton('Delete it for good');
    expect(screen.getByRole('alert').textContent).toContain('Tick');
    expect(sent.map(({ path }) => path)).not.toContain('/api/account/deletion');
    fireEvent.click(screen.getByRole('checkbox'));
    clickButton('Delete it for good');
    await waitFor(() => expect(login.logOut).toHaveBeenCalledWith('/account-deleted/'));
    expect(sent.find(({ path }) => path === '/api/account/deletion')?.body).toEqual({
      isSure: true,
    });
  });
});
