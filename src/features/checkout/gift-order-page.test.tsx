// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  pairGiftChoiceWithNoAgreements,
  toOrderKeptInBrowser,
} from '../../domain/orders/order-kept-in-browser.ts';
import {
  memberSession,
  visitorSession,
  WithLoginSession,
} from '../../services/auth/login-session.test-support.tsx';
import { stubFetch } from '../../services/stub-fetch.test-support.ts';
import { samplePackItem } from './checkout.test-support.tsx';
import {
  orderLocationAssignMock,
  orderLoginActionsMock,
  orderPaymentPageUrl,
  resetMembershipOrPackOrderPageTest,
  respondWithOrderCheckoutSession,
} from './membership-or-pack-order-page.test-support.tsx';
import { MembershipOrPackOrderScreen } from './membership-or-pack-order-screen.island.tsx';

beforeEach(resetMembershipOrPackOrderPageTest);

const show = (session = memberSession, search = '?product=prod_pack&gift') =>
  render(
    <WithLoginSession session={session} login={orderLoginActionsMock}>
      <MembershipOrPackOrderScreen
        items={[samplePackItem]}
        insideOf={() => undefined}
        product={samplePackItem.productId}
        search={search}
      />
    </WithLoginSession>,
  );
const type = (label: RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (): void =>
  void fireEvent.click(screen.getByRole('button', { name: 'Order and pay £24' }));
const valueOf = (label: RegExp): unknown => screen.getByLabelText(label).getAttribute('value');

it('asks for no agreement, and sends her choices', async () => {
  const { sent } = stubFetch(respondWithOrderCheckoutSession);
  show();
  expect(screen.queryByRole('checkbox')).toBeNull();
  type(/Her name/, 'Bea');
  type(/A line for her/, 'Love');
  expect(screen.getByText(/296 characters left/)).toBeDefined();
  type(/Her e-mail address/, ' bea@example.com ');
  press();
  await waitFor(() => expect(orderLocationAssignMock).toHaveBeenCalledWith(orderPaymentPageUrl));
  const body: unknown = JSON.parse(String(sent[0]?.body));
  expect(body).toMatchObject({
    gift: { toName: 'Bea', line: 'Love', toAddress: 'bea@example.com' },
  });
  expect(body).not.toHaveProperty('agreements');
});

it('says which fields are wrong, and orders nothing', async () => {
  const { sent } = stubFetch(respondWithOrderCheckoutSession);
  show();
  type(/From which day/, '2001-01-01');
  type(/Her e-mail address/, 'bea');
  press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('today at the earliest');
  expect(alert.textContent).toContain('name@example.com');
  expect(sent).toEqual([]);
});

it('keeps her choices while she logs in, and then goes on', async () => {
  const { sent } = stubFetch(respondWithOrderCheckoutSession);
  const { unmount } = show(visitorSession);
  type(/Her name/, 'Bea');
  press();
  await waitFor(() =>
    expect(orderLoginActionsMock.logIn).toHaveBeenCalledWith({
      target: '/checkout/?product=prod_pack&gift=&after=login#order',
    }),
  );
  unmount();
  show(memberSession, '?product=prod_pack&gift=&after=login');
  await waitFor(() => expect(orderLocationAssignMock).toHaveBeenCalledWith(orderPaymentPageUrl));
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ gift: { toName: 'Bea' } });
});

it('doesn’t use the choices for one order in another', () => {
  const gift = { startsOn: '2026-12-25', toName: 'Eve', line: '', toAddress: '' };
  const order = {
    item: samplePackItem,
    currency: 'gbp',
    subject: 'auth0|eve',
    isGift: true,
  } as const;
  localStorage.setItem(
    'order',
    JSON.stringify(toOrderKeptInBrowser(order, pairGiftChoiceWithNoAgreements(gift), Date.now())),
  );
  show();
  expect(valueOf(/Her name/)).toBe('');
});
