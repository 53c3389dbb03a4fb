import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { instantSupplyAgreementsVersion } from '../../../src/domain/orders/instant-supply-agreements.ts';
import { sealedLogApiPaths } from '../../../src/domain/sealed-sync/sealed-log-api.ts';
import { shopApiPaths } from '../../../src/domain/shop/shop-api-paths.ts';
import { siteBuildApiPaths } from '../../../src/domain/site-builds/live-build.ts';
import { monitoringApiPaths } from '../../../src/domain/monitoring/monitoring-api-paths.ts';
import {
  createGiftAndLinkCodeDeriver,
  hashOfGiftOrLinkCode,
} from '../../../src/server/rights/gift-codes.ts';
import { signingSecret } from './host.ts';
import type { Ids } from './seed-full-account.ts';

/** A request for another member's data. */
export type Attack = {
  readonly path: string;
  readonly init: RequestInit;
  /**
   * `refused`: it names something of the victim's, so it gets 401, 403 or 404. `own`: it names
   * nobody, so callers get their own data, and only visitors are refused. `press`: like `own`, but
   * it would change the caller's data. `linked`: the link of the member’s order works without a
   * login, so any other link gets 404.
   */
  readonly kind: 'refused' | 'own' | 'press' | 'linked';
};

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const form = (fields: Readonly<Record<string, string>>): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { method: 'POST', body };
};

const refused = (path: string, init: RequestInit = {}): Attack => ({ path, init, kind: 'refused' });
const own = (path: string, init: RequestInit = {}): Attack => ({ path, init, kind: 'own' });
const linked = (path: string, init: RequestInit): Attack => ({ path, init, kind: 'linked' });
const press = (path: string, init: RequestInit): Attack => ({ path, init, kind: 'press' });

/** Guesses at a code by a stranger who may know everything except the code itself. */
const guesses = ({ giftOrder, invitationId, proofId }: Ids): readonly string[] => [
  giftOrder,
  invitationId,
  proofId,
  hashOfGiftOrLinkCode(createGiftAndLinkCodeDeriver(signingSecret).giftCodeOf(giftOrder)),
  createGiftAndLinkCodeDeriver('another secret, 32 letters or more, too').giftCodeOf(giftOrder),
];

/** Guesses at the link of the member's order. */
const guessedLinks = ({ shopOrder }: Ids): readonly string[] => [
  shopOrder,
  `${shopOrder}.`,
  `${shopOrder}.${hashOfGiftOrLinkCode(createGiftAndLinkCodeDeriver(signingSecret).linkCodeOf('shop-order', shopOrder))}`,
  `${shopOrder}.${createGiftAndLinkCodeDeriver(signingSecret).linkCodeOf('proof', shopOrder)}`,
  `${shopOrder}.${createGiftAndLinkCodeDeriver('another secret, 32 letters or more, too').linkCodeOf('shop-order', shopOrder)}`,
  `${shopOrder}.${createGiftAndLinkCodeDeriver(signingSecret).linkCodeOf('shop-order', 'another-order')}`,
];

/** Guesses at the link that ends her e-mails. */
const guessedMailLinks = ({ customerId, shopOrder }: Ids): readonly string[] => [
  customerId,
  `${customerId}.${hashOfGiftOrLinkCode(createGiftAndLinkCodeDeriver(signingSecret).linkCodeOf('mail-wishes', customerId))}`,
  `${customerId}.${createGiftAndLinkCodeDeriver(signingSecret).linkCodeOf('shop-order', customerId)}`,
  `${customerId}.${createGiftAndLinkCodeDeriver(signingSecret).linkCodeOf('mail-wishes', shopOrder)}`,
];

type Path =
  | keyof typeof siteBuildApiPaths
  | keyof typeof monitoringApiPaths
  | keyof typeof generalApiPaths
  | keyof typeof accountAndOwnerApiPaths
  | keyof typeof sealedLogApiPaths
  | keyof typeof shopApiPaths;

/** The paths that return nobody's personal data. */
export const pathsWithoutPersonalData = [
  'contentfulEvents',
  'browserErrors',
  'cart',
  'stock',
  'snipcartEvents',
  'health',
  'votes',
  'mailingList',
  'memberPlans',
  'memberPictures',
  'memberLetters',
  'verificationEmail',
  'stripeEvents',
  'formSubmissions',
  'currency',
] as const satisfies readonly Path[];
type PersonalPath = Exclude<Path, (typeof pathsWithoutPersonalData)[number]>;

const wrappedKey = { kind: 'phrase', id: 'phrase', epoch: 1, salt: 'AAAA', wrapped: 'AAAA' };

const amount = { currency: 'gbp', minorUnits: 2400 };

/** Every request that involves a member's data. A missing path is a compile error. */
export const attacksOn = (ids: Ids): Readonly<Record<PersonalPath, readonly Attack[]>> => ({
  siteBuilds: [
    refused(siteBuildApiPaths.siteBuilds),
    refused(siteBuildApiPaths.siteBuilds, { method: 'POST' }),
  ],
  ownerWatch: [refused(monitoringApiPaths.ownerWatch)],
  customer: [
    refused(`${generalApiPaths.customer}?customerId=${ids.customerId}`),
    refused(`${generalApiPaths.customer}?customerId=&customerId=${ids.customerId}`),
    refused(`${generalApiPaths.customer}?customerId=${ids.stripeCustomer}`),
    own(generalApiPaths.customer),
  ],
  checkout: [
    press(
      generalApiPaths.checkout,
      json({
        mode: 'payment',
        priceId: [{ price: 'price_none', quantity: 1 }],
        agreements: {
          version: instantSupplyAgreementsVersion,
          supplyNow: true,
          knowsConsequence: true,
        },
        customer: ids.stripeCustomer,
        client_reference_id: ids.customerId,
      }),
    ),
  ],
  orders: [
    refused(`${generalApiPaths.orders}/${ids.sessionId}`),
    refused(`${generalApiPaths.orders}/${ids.packOrder}`),
  ],
  billingPortal: [own(generalApiPaths.billingPortal, { method: 'POST' })],
  account: [
    own(accountAndOwnerApiPaths.account),
    own(`${accountAndOwnerApiPaths.account}?customer=${ids.customerId}`),
  ],
  accountPayments: [
    own(accountAndOwnerApiPaths.accountPayments),
    own(`${accountAndOwnerApiPaths.accountPayments}?customer=${ids.stripeCustomer}`),
  ],
  accountMembership: (['cancel', 'keep', 'pause', 'resume'] as const).map((action) =>
    refused(
      accountAndOwnerApiPaths.accountMembership,
      json({ action, orderId: ids.membershipOrder, ...(action === 'pause' ? { months: 1 } : {}) }),
    ),
  ),
  withdrawal: [ids.membershipOrder, ids.packOrder, ids.giftOrder].map((orderId) =>
    refused(accountAndOwnerApiPaths.withdrawal, json({ orderId, refund: amount })),
  ),
  refundRequest: [ids.membershipOrder, ids.packOrder, ids.giftOrder].map((orderId) =>
    refused(accountAndOwnerApiPaths.refundRequest, json({ orderId, reason: 'I want it.' })),
  ),
  accountData: [
    own(accountAndOwnerApiPaths.accountData),
    own(`${accountAndOwnerApiPaths.accountData}?form=html`),
    own(`${accountAndOwnerApiPaths.accountData}?customer=${ids.customerId}&subject=${ids.subject}`),
  ],
  accountDeletion: [press(accountAndOwnerApiPaths.accountDeletion, json({ isSure: true }))],
  // This and the deletion above end the caller's own sessions or account.
  logOutEverywhere: [press(accountAndOwnerApiPaths.logOutEverywhere, { method: 'POST' })],
  gifts: [
    refused(`${accountAndOwnerApiPaths.gifts}/${ids.giftOrder}`),
    refused(`${accountAndOwnerApiPaths.gifts}/${ids.packOrder}`),
    refused(`${accountAndOwnerApiPaths.gifts}/${ids.sessionId}`),
  ],
  giftLook: guesses(ids).map((code) => refused(accountAndOwnerApiPaths.giftLook, json({ code }))),
  giftRedeem: guesses(ids).map((code) =>
    refused(accountAndOwnerApiPaths.giftRedeem, json({ code })),
  ),
  secondMember: [
    ...guesses(ids).map((code) =>
      refused(accountAndOwnerApiPaths.secondMember, json({ action: 'accept', code })),
    ),
    press(
      accountAndOwnerApiPaths.secondMember,
      json({ action: 'invite', address: 'eve@example.com' }),
    ),
    press(accountAndOwnerApiPaths.secondMember, json({ action: 'remove' })),
    press(accountAndOwnerApiPaths.secondMember, json({ action: 'leave' })),
  ],
  proofs: [
    press(accountAndOwnerApiPaths.proofs, form({ offer: 'student', address: 'eve@example.ac.uk' })),
  ],
  proofConfirm: guesses(ids).map((code) =>
    refused(accountAndOwnerApiPaths.proofConfirm, json({ code })),
  ),
  proofWithdraw: [refused(accountAndOwnerApiPaths.proofWithdraw, json({ proofId: ids.proofId }))],
  trainingLog: [
    own(sealedLogApiPaths.trainingLog),
    own(`${sealedLogApiPaths.trainingLog}?after=0&log=${ids.sealedLog}&subject=${ids.subject}`),
    refused(
      sealedLogApiPaths.trainingLog,
      json({
        kind: 'events',
        log: ids.sealedLog,
        epoch: 1,
        events: [{ id: 'intruder.1', sealed: 'AAAA' }],
      }),
    ),
    refused(
      sealedLogApiPaths.trainingLog,
      json({ kind: 'new key', log: ids.sealedLog, from: 1, keys: [{ ...wrappedKey, epoch: 2 }] }),
    ),
    refused(
      sealedLogApiPaths.trainingLog,
      json({ kind: 'add key', log: ids.sealedLog, key: wrappedKey }),
    ),
    own(`${sealedLogApiPaths.trainingLog}?log=${ids.sealedLog}&through=1000`, { method: 'DELETE' }),
    press(
      sealedLogApiPaths.trainingLog,
      json({ kind: 'begin', log: 'log-of-eve', keys: [wrappedKey] }),
    ),
    press(sealedLogApiPaths.trainingLog, { method: 'DELETE' }),
  ],
  owner: [refused(accountAndOwnerApiPaths.owner)],
  ownerProofs: [
    refused(`${accountAndOwnerApiPaths.ownerProofs}/${ids.proofId}`),
    refused(`${accountAndOwnerApiPaths.ownerProofs}/${ids.proofId.replace('proof', 'photo')}`),
    refused(
      accountAndOwnerApiPaths.ownerProofs,
      json({ proofId: ids.proofId, isAccepted: true, reason: '' }),
    ),
    refused(
      accountAndOwnerApiPaths.ownerProofs,
      json({ proofId: ids.proofId, isAccepted: false, reason: 'No' }),
    ),
  ],
  ownerRefunds: [
    refused(
      accountAndOwnerApiPaths.ownerRefunds,
      json({ withdrawalId: ids.withdrawalId, minorUnits: 2400, endsAccess: true, reason: '' }),
    ),
  ],
  ownerDoubts: [
    refused(
      accountAndOwnerApiPaths.ownerDoubts,
      json({ doubtId: ids.packOrder.replace('pack', 'doubt') }),
    ),
  ],
  ownerFigures: [
    refused(`${accountAndOwnerApiPaths.ownerFigures}?month=2026-11`),
    refused(`${accountAndOwnerApiPaths.ownerFigures}?month=2026-11&form=csv`),
  ],
  mailWishes: [press(accountAndOwnerApiPaths.mailWishes, json({ yearStartsOn: null }))],
  stopMails: guessedMailLinks(ids).map((link) =>
    linked(accountAndOwnerApiPaths.stopMails, json({ link })),
  ),
  shopOrder: guessedLinks(ids).map((link) => linked(shopApiPaths.shopOrder, json({ link }))),
  shopReturn: guessedLinks(ids).map((link) =>
    linked(
      shopApiPaths.shopReturn,
      json({ link, lines: [{ sku: 'lifting-belt:S', quantity: 1 }] }),
    ),
  ),
  ownerOrders: [
    refused(`${shopApiPaths.ownerOrders}?show=all`),
    refused(`${shopApiPaths.ownerOrders}?show=all&form=csv`),
    refused(shopApiPaths.ownerOrders, json({ act: 'packed', orderIds: [ids.shopOrder] })),
    refused(
      shopApiPaths.ownerOrders,
      json({
        act: 'money-back',
        requestId: '7f1d3e1c-9f0c-4d51-9a0e-5d2f4c8b7a61',
        orderId: ids.shopOrder,
        lines: [],
        minorUnits: 100,
        isRestocked: false,
      }),
    ),
  ],
  ownerStock: [
    refused(shopApiPaths.ownerStock),
    refused(
      shopApiPaths.ownerStock,
      json({ act: 'counted', sku: 'lifting-belt:S', onHand: 0, seen: 5 }),
    ),
  ],
});
