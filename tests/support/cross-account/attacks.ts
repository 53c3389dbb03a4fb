import { accountPaths } from '../../../src/domain/account/account-paths.ts';
import { apiPaths } from '../../../src/domain/api-paths.ts';
import { agreementsVersion } from '../../../src/domain/orders/agreements.ts';
import { sealedLogPaths } from '../../../src/domain/sealed-sync/sealed-log-api.ts';
import { shopPaths } from '../../../src/domain/shop/shop-paths.ts';
import { siteBuildPaths } from '../../../src/domain/site-builds/live-build.ts';
import { watchPaths } from '../../../src/domain/monitoring/watch-paths.ts';
import { createSecretCodes, hashOfCode } from '../../../src/server/rights/gift-codes.ts';
import { signingSecret } from './host.ts';
import type { Ids } from './seed-full-account.ts';

/** A request for another member's data. */
export type Attack = {
  readonly path: string;
  readonly init: RequestInit;
  /**
   * `refused`: it names something of the victim's, so it gets 401, 403 or 404. `own`: it names nobody, so callers get their own data,
   * and only visitors are refused. `press`: like `own`, but it would change the caller's data. `linked`: the link of the member’s order works
   * without a login, so any other link gets 404.
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
  hashOfCode(createSecretCodes(signingSecret).giftCodeOf(giftOrder)),
  createSecretCodes('another secret, 32 letters or more, too').giftCodeOf(giftOrder),
];

/** Guesses at the link of the member's order. */
const guessedLinks = ({ shopOrder }: Ids): readonly string[] => [
  shopOrder,
  `${shopOrder}.`,
  `${shopOrder}.${hashOfCode(createSecretCodes(signingSecret).linkCodeOf('shop-order', shopOrder))}`,
  `${shopOrder}.${createSecretCodes(signingSecret).linkCodeOf('proof', shopOrder)}`,
  `${shopOrder}.${createSecretCodes('another secret, 32 letters or more, too').linkCodeOf('shop-order', shopOrder)}`,
  `${shopOrder}.${createSecretCodes(signingSecret).linkCodeOf('shop-order', 'another-order')}`,
];

/** Guesses at the link that ends her e-mails. */
const guessedMailLinks = ({ customerId, shopOrder }: Ids): readonly string[] => [
  customerId,
  `${customerId}.${hashOfCode(createSecretCodes(signingSecret).linkCodeOf('mail-wishes', customerId))}`,
  `${customerId}.${createSecretCodes(signingSecret).linkCodeOf('shop-order', customerId)}`,
  `${customerId}.${createSecretCodes(signingSecret).linkCodeOf('mail-wishes', shopOrder)}`,
];

type Path =
  | keyof typeof siteBuildPaths
  | keyof typeof watchPaths
  | keyof typeof apiPaths
  | keyof typeof accountPaths
  | keyof typeof sealedLogPaths
  | keyof typeof shopPaths;

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
    refused(siteBuildPaths.siteBuilds),
    refused(siteBuildPaths.siteBuilds, { method: 'POST' }),
  ],
  ownerWatch: [refused(watchPaths.ownerWatch)],
  customer: [
    refused(`${apiPaths.customer}?customerId=${ids.customerId}`),
    refused(`${apiPaths.customer}?customerId=&customerId=${ids.customerId}`),
    refused(`${apiPaths.customer}?customerId=${ids.stripeCustomer}`),
    own(apiPaths.customer),
  ],
  checkout: [
    press(
      apiPaths.checkout,
      json({
        mode: 'payment',
        priceId: [{ price: 'price_none', quantity: 1 }],
        agreements: { version: agreementsVersion, supplyNow: true, knowsConsequence: true },
        customer: ids.stripeCustomer,
        client_reference_id: ids.customerId,
      }),
    ),
  ],
  orders: [
    refused(`${apiPaths.orders}/${ids.sessionId}`),
    refused(`${apiPaths.orders}/${ids.packOrder}`),
  ],
  billingPortal: [own(apiPaths.billingPortal, { method: 'POST' })],
  account: [own(accountPaths.account), own(`${accountPaths.account}?customer=${ids.customerId}`)],
  accountPayments: [
    own(accountPaths.accountPayments),
    own(`${accountPaths.accountPayments}?customer=${ids.stripeCustomer}`),
  ],
  accountMembership: (['cancel', 'keep', 'pause', 'resume'] as const).map((action) =>
    refused(
      accountPaths.accountMembership,
      json({ action, orderId: ids.membershipOrder, ...(action === 'pause' ? { months: 1 } : {}) }),
    ),
  ),
  withdrawal: [ids.membershipOrder, ids.packOrder, ids.giftOrder].map((orderId) =>
    refused(accountPaths.withdrawal, json({ orderId, refund: amount })),
  ),
  refundRequest: [ids.membershipOrder, ids.packOrder, ids.giftOrder].map((orderId) =>
    refused(accountPaths.refundRequest, json({ orderId, reason: 'I want it.' })),
  ),
  accountData: [
    own(accountPaths.accountData),
    own(`${accountPaths.accountData}?form=html`),
    own(`${accountPaths.accountData}?customer=${ids.customerId}&subject=${ids.subject}`),
  ],
  accountDeletion: [press(accountPaths.accountDeletion, json({ isSure: true }))],
  // This and the deletion above end the caller's own sessions or account.
  logOutEverywhere: [press(accountPaths.logOutEverywhere, { method: 'POST' })],
  gifts: [
    refused(`${accountPaths.gifts}/${ids.giftOrder}`),
    refused(`${accountPaths.gifts}/${ids.packOrder}`),
    refused(`${accountPaths.gifts}/${ids.sessionId}`),
  ],
  giftLook: guesses(ids).map((code) => refused(accountPaths.giftLook, json({ code }))),
  giftRedeem: guesses(ids).map((code) => refused(accountPaths.giftRedeem, json({ code }))),
  secondMember: [
    ...guesses(ids).map((code) =>
      refused(accountPaths.secondMember, json({ action: 'accept', code })),
    ),
    press(accountPaths.secondMember, json({ action: 'invite', address: 'eve@example.com' })),
    press(accountPaths.secondMember, json({ action: 'remove' })),
    press(accountPaths.secondMember, json({ action: 'leave' })),
  ],
  proofs: [press(accountPaths.proofs, form({ offer: 'student', address: 'eve@example.ac.uk' }))],
  proofConfirm: guesses(ids).map((code) => refused(accountPaths.proofConfirm, json({ code }))),
  proofWithdraw: [refused(accountPaths.proofWithdraw, json({ proofId: ids.proofId }))],
  trainingLog: [
    own(sealedLogPaths.trainingLog),
    own(`${sealedLogPaths.trainingLog}?after=0&log=${ids.sealedLog}&subject=${ids.subject}`),
    refused(
      sealedLogPaths.trainingLog,
      json({
        kind: 'events',
        log: ids.sealedLog,
        epoch: 1,
        events: [{ id: 'intruder.1', sealed: 'AAAA' }],
      }),
    ),
    refused(
      sealedLogPaths.trainingLog,
      json({ kind: 'new key', log: ids.sealedLog, from: 1, keys: [{ ...wrappedKey, epoch: 2 }] }),
    ),
    refused(
      sealedLogPaths.trainingLog,
      json({ kind: 'add key', log: ids.sealedLog, key: wrappedKey }),
    ),
    own(`${sealedLogPaths.trainingLog}?log=${ids.sealedLog}&through=1000`, { method: 'DELETE' }),
    press(
      sealedLogPaths.trainingLog,
      json({ kind: 'begin', log: 'log-of-eve', keys: [wrappedKey] }),
    ),
    press(sealedLogPaths.trainingLog, { method: 'DELETE' }),
  ],
  owner: [refused(accountPaths.owner)],
  ownerProofs: [
    refused(`${accountPaths.ownerProofs}/${ids.proofId}`),
    refused(`${accountPaths.ownerProofs}/${ids.proofId.replace('proof', 'photo')}`),
    refused(accountPaths.ownerProofs, json({ proofId: ids.proofId, isAccepted: true, reason: '' })),
    refused(
      accountPaths.ownerProofs,
      json({ proofId: ids.proofId, isAccepted: false, reason: 'No' }),
    ),
  ],
  ownerRefunds: [
    refused(
      accountPaths.ownerRefunds,
      json({ withdrawalId: ids.withdrawalId, minorUnits: 2400, endsAccess: true, reason: '' }),
    ),
  ],
  ownerDoubts: [
    refused(accountPaths.ownerDoubts, json({ doubtId: ids.packOrder.replace('pack', 'doubt') })),
  ],
  ownerFigures: [
    refused(`${accountPaths.ownerFigures}?month=2026-11`),
    refused(`${accountPaths.ownerFigures}?month=2026-11&form=csv`),
  ],
  mailWishes: [press(accountPaths.mailWishes, json({ yearStartsOn: null }))],
  stopMails: guessedMailLinks(ids).map((link) => linked(accountPaths.stopMails, json({ link }))),
  shopOrder: guessedLinks(ids).map((link) => linked(shopPaths.shopOrder, json({ link }))),
  shopReturn: guessedLinks(ids).map((link) =>
    linked(shopPaths.shopReturn, json({ link, lines: [{ sku: 'lifting-belt:S', quantity: 1 }] })),
  ),
  ownerOrders: [
    refused(`${shopPaths.ownerOrders}?show=all`),
    refused(`${shopPaths.ownerOrders}?show=all&form=csv`),
    refused(shopPaths.ownerOrders, json({ act: 'packed', orderIds: [ids.shopOrder] })),
    refused(
      shopPaths.ownerOrders,
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
    refused(shopPaths.ownerStock),
    refused(
      shopPaths.ownerStock,
      json({ act: 'counted', sku: 'lifting-belt:S', onHand: 0, seen: 5 }),
    ),
  ],
});
