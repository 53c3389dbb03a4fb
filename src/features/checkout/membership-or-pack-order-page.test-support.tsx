import { render, screen, type RenderResult } from '@testing-library/react';
import { vi } from 'vitest';
import type { DigitalCatalogueItem } from '../../domain/digital-catalogue.ts';
import { generalApiPaths } from '../../domain/api-paths.ts';
import { instantSupplyAgreementsVersion } from '../../domain/orders/instant-supply-agreements.ts';
import {
  pairAgreementsWithNoGift,
  toOrderKeptInBrowser,
} from '../../domain/orders/order-kept-in-browser.ts';
import {
  createMockLoginActions,
  memberSession,
  WithLoginSession,
} from '../../services/auth/login-session.test-support.tsx';
import { stubFetch, type SentRequest } from '../../services/stub-fetch.test-support.ts';
import { sampleMembershipItem, samplePackItem } from './checkout.test-support.tsx';
import { MembershipOrPackOrderScreen } from './membership-or-pack-order-screen.island.tsx';
import { CompanyContext } from '../../page-parts/company.ts';
import { testCompany } from '../../page-parts/company.test-support.ts';

export const orderPaymentPageUrl = 'https://checkout.stripe.com/c/pay/cs_1';
export const respondWithOrderCheckoutSession = async (): Promise<Response> =>
  Response.json({ id: 'cs_1', url: orderPaymentPageUrl, customer: 'customer-nadia' });
type Withdrawn = { readonly rightId: string; readonly at: string };

/** The answer with the buyer's record: what she has withdrawn from. */
export const customerResponseWithWithdrawals = (withdrawn: readonly Withdrawn[]): Response =>
  Response.json({
    id: 'customer-nadia',
    metadata: {},
    subscriptions: { total_count: 0 },
    ...(withdrawn.length === 0 ? {} : { withdrawn }),
  });

/**
 * Replaces `fetch`: answers and records the buyer's orders. Beside them the page asks for her
 * record.
 */
export const stubOrderRequests = (
  first: (request: SentRequest) => Promise<Response>,
  record: () => Promise<Response> = async () => customerResponseWithWithdrawals([]),
) => {
  const sent: SentRequest[] = [];
  let answer = first;
  stubFetch((request) => {
    if (request.address.startsWith(generalApiPaths.customer)) return record();
    sent.push(request);
    return answer(request);
  });
  return {
    sent,
    /** Answers all orders from now on with `next`. */
    answerWith: (next: typeof first): void => {
      answer = next;
    },
  };
};

export const orderLocationAssignMock = vi.fn();
export const orderLoginActionsMock = createMockLoginActions();

/** Puts the browser on the order page with nothing stored. */
export const resetMembershipOrPackOrderPageTest = (): void => {
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
  vi.stubGlobal('location', {
    href: 'https://knurl.example/checkout/',
    pathname: '/checkout/',
    search: '',
    hash: '',
    origin: 'https://knurl.example',
    assign: orderLocationAssignMock,
  });
  delete document.documentElement.dataset['currency'];
};

export const renderMembershipOrPackOrderScreen = (
  item: DigitalCatalogueItem,
  session = memberSession,
  search = '',
): RenderResult =>
  render(
    <CompanyContext value={testCompany}>
      <WithLoginSession session={session} login={orderLoginActionsMock}>
        <MembershipOrPackOrderScreen
          items={[samplePackItem, sampleMembershipItem]}
          insideOf={() => 'Twelve weeks.'}
          product={item.productId}
          search={search}
        />
      </WithLoginSession>
    </CompanyContext>,
  );

export const agreementCheckboxes = (): readonly HTMLInputElement[] =>
  screen.getAllByRole('checkbox');

export const agreementCheckedStates = (): readonly boolean[] =>
  agreementCheckboxes().map(({ checked }) => checked);

/** Stores an order as the page does before it opens the login. */
export const storeOrderInBrowser = (
  item: DigitalCatalogueItem,
  subject: string | null,
  at = Date.now(),
): void =>
  localStorage.setItem(
    'order',
    JSON.stringify(
      toOrderKeptInBrowser(
        { item, currency: 'gbp', subject },
        pairAgreementsWithNoGift({
          version: instantSupplyAgreementsVersion,
          supplyNow: true,
          knowsConsequence: true,
        }),
        at,
      ),
    ),
  );
