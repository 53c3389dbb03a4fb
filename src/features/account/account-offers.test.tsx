// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import {
  clickButton,
  createAccountResponseMaker,
  expectAnnouncedInAccountSection,
  findAccountSection,
  renderAccountAnsweringByPath,
} from './sample-account-answer.test-support.tsx';
import { expectProblemTiedToField } from '../../ui/tied-sentence.test-support.ts';

beforeEach(() => vi.setSystemTime(new Date('2026-11-23T12:00:00Z')));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('a reduced price', () => {
  it('can be asked for with an e-mail address, and waits for its confirmation', async () => {
    const { sent } = renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker(),
      '/api/proofs': createAccountResponseMaker({
        proofs: [
          {
            proofId: 'proof-1',
            offer: 'student',
            state: 'waiting',
            by: 'address',
            isConfirmed: false,
            askedAt: '2026-11-23T12:00:00Z',
            reason: null,
          },
        ],
      }),
    });
    await findAccountSection('Reduced prices');
    clickButton('Ask for the student price');
    clickButton('Send it');
    expect(screen.getByRole('alert').textContent).toContain('name@uni.ac.uk');
    expectProblemTiedToField(
      screen.getByLabelText(/^Write your address/),
      screen.getByRole('alert'),
    );
    fireEvent.change(screen.getByLabelText(/^Write your address/), {
      target: { value: 'nadia@uni.ac.uk' },
    });
    clickButton('Send it');
    await expectAnnouncedInAccountSection('Reduced prices', 'We’ve e-mailed nadia@uni.ac.uk.');
    expect(sent.find(({ path }) => path === '/api/proofs')?.body).toEqual({
      offer: 'student',
      address: 'nadia@uni.ac.uk',
    });
    expect(screen.getByRole('button', { name: 'Take it back' })).toBeDefined();
  });

  const proof = {
    proofId: 'proof-1',
    offer: 'nhs',
    by: 'deleted',
    isConfirmed: true,
    askedAt: '2026-11-20T10:00:00Z',
    reason: null,
  } as const;

  it('leads to the order once accepted, and says why if refused', async () => {
    const { unmount } = renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker({ proofs: [{ ...proof, state: 'accepted' }] }),
    });
    expect((await screen.findByRole('link', { name: 'Order it' })).getAttribute('href')).toBe(
      '/checkout/?product=sub_nhs#order',
    );
    unmount();
    renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker({
        proofs: [{ ...proof, state: 'refused', reason: 'The card is of 2019.' }],
      }),
    });
    expect((await findAccountSection('Reduced prices')).textContent).toContain(
      'We said no: The card is of 2019.',
    );
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeDefined();
  });
});

it('links each gift to its card until somebody uses it', async () => {
  const gift: AccountAnswer['gifts'][number] = {
    orderId: 'order-9',
    title: 'A year for her',
    madeAt: '2026-11-20T10:00:00Z',
    startsOn: '2026-12-25',
    toName: 'Nora',
    state: 'open',
    redeemedAt: null,
  };
  const { unmount } = renderAccountAnsweringByPath({
    '/api/account': createAccountResponseMaker({ gifts: [gift] }),
  });
  const card = await screen.findByRole('link', { name: 'The card with its code' });
  expect(card.getAttribute('href')).toBe('/members/gift-card/#gift=order-9');
  unmount();
  renderAccountAnsweringByPath({
    '/api/account': createAccountResponseMaker({
      gifts: [{ ...gift, state: 'redeemed', redeemedAt: '2026-12-26T10:00:00Z' }],
    }),
  });
  expect((await findAccountSection('Gifts you have given')).textContent).toContain(
    'redeemed on 26 December',
  );
  expect(screen.queryByRole('link', { name: 'The card with its code' })).toBeNull();
});
