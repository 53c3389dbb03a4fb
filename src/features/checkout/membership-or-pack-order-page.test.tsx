// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatDay } from '../../domain/days/format-day.ts';
import {
  instantSupplyAgreementsVersion,
  instantSupplyStatements,
  purchaseOpensAt,
} from '../../domain/orders/instant-supply-agreements.ts';
import { firstAndRenewalPaymentDates } from '../../domain/orders/renewal.ts';
import { visitorSession } from '../../services/auth/login-session.test-support.tsx';
import { noConnection } from '../../services/stub-fetch.test-support.ts';
import { sampleMembershipItem, samplePackItem } from './checkout.test-support.tsx';
import {
  agreementCheckboxes,
  agreementCheckedStates,
  orderLocationAssignMock,
  orderLoginActionsMock,
  orderPaymentPageUrl,
  renderMembershipOrPackOrderScreen,
  resetMembershipOrPackOrderPageTest,
  respondWithOrderCheckoutSession,
  stubOrderRequests,
} from './membership-or-pack-order-page.test-support.tsx';

beforeEach(resetMembershipOrPackOrderPageTest);

const tickAll = (): void => agreementCheckboxes().forEach((box) => fireEvent.click(box));
const orderButton = () => screen.getByRole('button', { name: /^Order/ });
const later = formatDay(purchaseOpensAt(new Date(), false).toISOString());

describe('the order page', () => {
  it('shows the product, the total, what not ticking means, the seller, and a button that obliges to pay', () => {
    renderMembershipOrPackOrderScreen(samplePackItem);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order: Strength and power');
    expect(document.title).toBe('Order: Strength and power | Knurl');
    expect(screen.getByText('Twelve weeks.')).toBeDefined();
    expect(screen.getByText('£24').parentElement?.textContent).toContain('in pounds, VAT included');
    expect(agreementCheckedStates()).toEqual([false, false]);
    for (const statement of Object.values(instantSupplyStatements.pack)) {
      expect(screen.getByLabelText(statement)).toBeDefined();
    }
    expect(screen.getByText(new RegExp(`opens for you on ${later}`))).toBeDefined();
    expect(orderButton().textContent).toBe('Order and pay £24');
    expect(screen.getByText(/Iron Ltd, 1 Street, Leeds/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'terms and conditions' })).toBeDefined();
    expect(screen.getByText(/You can withdraw within 14 days/)).toBeDefined();
  });

  it('says when a membership renews, at what price and how to stop it', () => {
    renderMembershipOrPackOrderScreen(sampleMembershipItem);
    const days = (startsNow: boolean) => firstAndRenewalPaymentDates(new Date(), startsNow);
    const notice = screen.getByText(/until you cancel/);
    expect(notice.textContent).toContain(`You pay £59.99 on ${later}`);
    expect(orderButton().textContent).toBe(`Order and pay £59.99 on ${later}`);
    tickAll();
    expect(notice.textContent).toContain('You pay £59.99 today');
    expect(notice.textContent).toContain(formatDay(days(true).renewal.toISOString()));
    // The first year costs more than those after it.
    expect(notice.textContent).toContain('£49.99 every year after that');
    expect(notice.textContent).toContain('in two taps on your account page');
    expect(orderButton().textContent).toBe('Order and pay £59.99');
  });

  it('follows the currency, and orders in the displayed one', async () => {
    const { sent } = stubOrderRequests(respondWithOrderCheckoutSession);
    renderMembershipOrPackOrderScreen(samplePackItem);
    document.documentElement.dataset['currency'] = 'eur';
    await screen.findByRole('button', { name: 'Order and pay €29' });
    fireEvent.click(orderButton());
    await waitFor(() => expect(orderLocationAssignMock).toHaveBeenCalledWith(orderPaymentPageUrl));
    expect(JSON.parse(String(sent[0]?.body)).priceId).toEqual([
      { price: 'price_pack_eur', quantity: 1 },
    ]);
  });

  it('says when something isn’t for sale, with links', () => {
    localStorage.setItem('redirect', 'sub');
    renderMembershipOrPackOrderScreen({ ...samplePackItem, productId: 'prod_unknown' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We don’t sell that here');
    expect(screen.getAllByRole('link').length).toBeGreaterThan(2);
    expect(localStorage.getItem('redirect')).toBeNull();
  });
});

describe('the order button', () => {
  it('sends her ticks, stores her customer id, and opens the payment page', async () => {
    localStorage.setItem('customer', 'somebody-else');
    const { sent } = stubOrderRequests(respondWithOrderCheckoutSession);
    renderMembershipOrPackOrderScreen(samplePackItem);
    const [first] = agreementCheckboxes();
    if (first !== undefined) fireEvent.click(first);
    fireEvent.click(orderButton());
    fireEvent.click(orderButton());
    await waitFor(() => expect(orderLocationAssignMock).toHaveBeenCalledWith(orderPaymentPageUrl));
    expect(sent).toHaveLength(1);
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      mode: 'payment',
      priceId: [{ price: 'price_pack_gbp', quantity: 1 }],
      client_reference_id: 'somebody-else',
      customer: 'somebody-else',
      agreements: {
        version: instantSupplyAgreementsVersion,
        supplyNow: true,
        knowsConsequence: false,
      },
    });
    expect(localStorage.getItem('customer')).toBe('customer-nadia');
  });

  it('keeps her ticks for when she comes back without having paid', async () => {
    stubOrderRequests(respondWithOrderCheckoutSession);
    const { unmount } = renderMembershipOrPackOrderScreen(samplePackItem);
    tickAll();
    fireEvent.click(orderButton());
    await waitFor(() => expect(orderLocationAssignMock).toHaveBeenCalled());
    unmount();
    renderMembershipOrPackOrderScreen(samplePackItem);
    expect(agreementCheckedStates()).toEqual([true, true]);
  });

  it('keeps her ticks when she reads the terms and comes back', () => {
    const { unmount } = renderMembershipOrPackOrderScreen(samplePackItem);
    tickAll();
    unmount();
    renderMembershipOrPackOrderScreen(samplePackItem);
    expect(agreementCheckedStates()).toEqual([true, true]);
  });

  it.each([
    [
      'a refusal',
      async () => Response.json({ error: 'This price is old.' }, { status: 400 }),
      /This price is old/,
    ],
    [
      'too many',
      async () => Response.json({ error: 'Wait a minute.' }, { status: 429 }),
      /Wait a minute/,
    ],
    [
      'an outage',
      async () => Response.json({ error: 'Stripe rests.' }, { status: 503 }),
      /Stripe rests/,
    ],
    ['no connection', noConnection, /couldn’t reach the server/],
    [
      'an unknown login',
      async () => Response.json({ error: 'Log in.' }, { status: 401 }),
      /doesn’t recognise your login/,
    ],
    [
      'an address that we don’t trust',
      async () => Response.json({ id: 'cs', url: 'http://evil.example/', customer: 'c' }),
      /Something looked wrong/,
    ],
  ])(
    'gives the reason after %s, keeps the ticks, and can be pressed again',
    async (_, answer, sentence) => {
      const requests = stubOrderRequests(answer);
      renderMembershipOrPackOrderScreen(samplePackItem);
      tickAll();
      fireEvent.click(orderButton());
      expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
      expect(screen.getByRole('alert').textContent).toContain('You haven’t paid anything');
      expect(agreementCheckedStates()).toEqual([true, true]);
      expect(orderLocationAssignMock).not.toHaveBeenCalled();
      requests.answerWith(respondWithOrderCheckoutSession);
      fireEvent.click(orderButton());
      await waitFor(() =>
        expect(orderLocationAssignMock).toHaveBeenCalledWith(orderPaymentPageUrl),
      );
    },
  );

  it('leads a subscriber to manage her membership, and an owner of the pack to her zone', async () => {
    const refuse = (reason: string) => async () =>
      Response.json({ error: 'You have it.', reason }, { status: 409 });
    const requests = stubOrderRequests(refuse('already-owned'));
    const { unmount } = renderMembershipOrPackOrderScreen(samplePackItem);
    fireEvent.click(orderButton());
    const link = await screen.findByRole('link', { name: /Open it in your members zone/ });
    expect(link.getAttribute('href')).toBe('/members/');
    unmount();
    requests.answerWith(refuse('already-subscribed'));
    renderMembershipOrPackOrderScreen(sampleMembershipItem);
    fireEvent.click(orderButton());
    const manage = await screen.findByRole('link', { name: 'Manage your membership' });
    expect(manage.getAttribute('href')).toBe('/members/account/#membership');
  });

  it('sends a visitor to the login, keeping her ticks and the address to come back to', async () => {
    const { sent } = stubOrderRequests(respondWithOrderCheckoutSession);
    renderMembershipOrPackOrderScreen(samplePackItem, visitorSession);
    tickAll();
    fireEvent.click(orderButton());
    await waitFor(() =>
      expect(orderLoginActionsMock.logIn).toHaveBeenCalledWith({
        target: '/checkout/?product=prod_pack&after=login#order',
      }),
    );
    expect(sent).toEqual([]);
    expect(JSON.parse(localStorage.getItem('order') ?? '{}')).toMatchObject({
      productId: 'prod_pack',
      subject: null,
      agreements: { supplyNow: true, knowsConsequence: true },
    });
  });

  it('says why the login couldn’t start', async () => {
    orderLoginActionsMock.logIn.mockResolvedValueOnce({
      kind: 'error',
      error: { kind: 'unreachable', sentence: 'The login is down.', target: '/' },
    });
    renderMembershipOrPackOrderScreen(samplePackItem, visitorSession);
    fireEvent.click(orderButton());
    expect((await screen.findByRole('alert')).textContent).toContain('The login is down.');
  });
});
