// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  memberSession,
  visitorSession,
  WithLoginSession,
} from '../../services/auth/login-session.test-support.tsx';
import { sampleMembershipItem, samplePackItem } from './checkout.test-support.tsx';
import {
  agreementCheckedStates,
  orderLocationAssignMock,
  orderLoginActionsMock,
  orderPaymentPageUrl,
  renderMembershipOrPackOrderScreen,
  resetMembershipOrPackOrderPageTest,
  respondWithOrderCheckoutSession,
  storeOrderInBrowser,
  stubOrderRequests,
} from './membership-or-pack-order-page.test-support.tsx';
import { MembershipOrPackOrderScreen } from './membership-or-pack-order-screen.island.tsx';

beforeEach(resetMembershipOrPackOrderPageTest);

describe('after the login', () => {
  const search = '?product=prod_pack&after=login';

  it('opens the payment page once, without another press', async () => {
    storeOrderInBrowser(samplePackItem, null);
    const { sent } = stubOrderRequests(respondWithOrderCheckoutSession);
    const { rerender } = renderMembershipOrPackOrderScreen(samplePackItem, memberSession, search);
    await waitFor(() => expect(orderLocationAssignMock).toHaveBeenCalledWith(orderPaymentPageUrl));
    expect(JSON.parse(String(sent[0]?.body)).agreements).toMatchObject({
      supplyNow: true,
      knowsConsequence: true,
    });
    rerender(
      <WithLoginSession session={memberSession} login={orderLoginActionsMock}>
        <MembershipOrPackOrderScreen
          items={[samplePackItem]}
          insideOf={() => undefined}
          product={samplePackItem.productId}
          search={search}
        />
      </WithLoginSession>,
    );
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['an hour has passed', () => storeOrderInBrowser(samplePackItem, null, Date.now() - 3_600_000)],
    [
      'the price has changed',
      () =>
        storeOrderInBrowser(
          {
            ...samplePackItem,
            prices: {
              ...samplePackItem.prices,
              gbp: { ...samplePackItem.prices.gbp, minorUnits: 2300 },
            },
          },
          null,
        ),
    ],
    ['it was somebody else', () => storeOrderInBrowser(samplePackItem, 'auth0|eve')],
  ])('ticks nothing and asks again when %s', async (_, prepare) => {
    prepare();
    const { sent } = stubOrderRequests(respondWithOrderCheckoutSession);
    renderMembershipOrPackOrderScreen(samplePackItem, memberSession, search);
    expect(await screen.findByText(/nothing has been ordered yet/)).toBeDefined();
    expect(agreementCheckedStates()).toEqual([false, false]);
    expect(sent).toEqual([]);
  });

  it('starts nothing by itself on a page that wasn’t opened by the order’s login', () => {
    storeOrderInBrowser(samplePackItem, null);
    const { sent } = stubOrderRequests(respondWithOrderCheckoutSession);
    renderMembershipOrPackOrderScreen(samplePackItem);
    expect(agreementCheckedStates()).toEqual([true, true]);
    expect(sent).toEqual([]);
  });
});

describe('a stored request to subscribe', () => {
  beforeEach(() => localStorage.setItem('redirect', 'sub'));

  it('is removed, and opens the order filled in', () => {
    const { sent } = stubOrderRequests(respondWithOrderCheckoutSession);
    renderMembershipOrPackOrderScreen(sampleMembershipItem);
    expect(localStorage.getItem('redirect')).toBeNull();
    expect(agreementCheckedStates()).toEqual([false, false]);
    expect(sent).toEqual([]);
  });

  it('goes on to the payment page if she had already agreed on the order page', async () => {
    storeOrderInBrowser(sampleMembershipItem, null);
    stubOrderRequests(respondWithOrderCheckoutSession);
    renderMembershipOrPackOrderScreen(sampleMembershipItem);
    await waitFor(() => expect(orderLocationAssignMock).toHaveBeenCalledWith(orderPaymentPageUrl));
    expect(localStorage.getItem('redirect')).toBeNull();
  });

  it('waits until she is logged in, and doesn’t apply to packs', () => {
    const { unmount } = renderMembershipOrPackOrderScreen(sampleMembershipItem, visitorSession);
    unmount();
    renderMembershipOrPackOrderScreen(samplePackItem);
    expect(localStorage.getItem('redirect')).toBe('sub');
  });
});
