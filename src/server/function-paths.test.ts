import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { accountAndOwnerApiPaths } from '../domain/account/account-and-owner-api-paths.ts';
import { siteBuildApiPaths } from '../domain/site-builds/live-build.ts';
import { sealedLogApiPaths } from '../domain/sealed-sync/sealed-log-api.ts';
import { generalApiPaths } from '../domain/api-paths.ts';
import { monitoringApiPaths } from '../domain/monitoring/monitoring-api-paths.ts';
import { shopApiPaths } from '../domain/shop/shop-api-paths.ts';
import { restTimerPushApiPaths } from '../domain/rest-push/rest-timer-push-api-paths.ts';
import { browserAndServerTimeoutsForPath } from '../domain/timeouts.ts';

const folder = path.join(import.meta.dirname, '../../netlify/functions');

const paths: Readonly<Record<string, readonly string[]>> = {
  account: [accountAndOwnerApiPaths.account],
  'account-data': [accountAndOwnerApiPaths.accountData],
  'account-payments': [accountAndOwnerApiPaths.accountPayments],
  'ask-for-refund': [accountAndOwnerApiPaths.refundRequest],
  'billing-portal': [generalApiPaths.billingPortal],
  'browser-errors': [monitoringApiPaths.browserErrors],
  cart: [shopApiPaths.cart],
  'cast-vote': [generalApiPaths.votes],
  'change-membership': [accountAndOwnerApiPaths.accountMembership],
  checkout: [generalApiPaths.checkout],
  clock: [],
  'contentful-events': [siteBuildApiPaths.contentfulEvents],
  currency: [generalApiPaths.currency],
  customer: [generalApiPaths.customer.replace(/\/$/, ''), generalApiPaths.customer],
  'delete-account': [accountAndOwnerApiPaths.accountDeletion],
  // Event functions, which the host calls by name.
  'deploy-failed': [],
  'deploy-succeeded-background': [],
  'form-submitted': [generalApiPaths.formSubmissions],
  gifts: [`${accountAndOwnerApiPaths.gifts}/*`],
  health: [generalApiPaths.health],
  'join-mailing-list': [generalApiPaths.mailingList],
  'log-out-everywhere': [accountAndOwnerApiPaths.logOutEverywhere],
  'mail-wishes': [accountAndOwnerApiPaths.mailWishes, accountAndOwnerApiPaths.stopMails],
  'member-pictures': [generalApiPaths.memberPictures, `${generalApiPaths.memberPictures}/*`],
  'member-plans': [
    generalApiPaths.memberPlans,
    `${generalApiPaths.memberPlans}/*`,
    accountAndOwnerApiPaths.memberLetters,
    `${accountAndOwnerApiPaths.memberLetters}/*`,
  ],
  owner: [
    accountAndOwnerApiPaths.owner,
    accountAndOwnerApiPaths.ownerProofs,
    `${accountAndOwnerApiPaths.ownerProofs}/*`,
    accountAndOwnerApiPaths.ownerRefunds,
    accountAndOwnerApiPaths.ownerDoubts,
    accountAndOwnerApiPaths.ownerFigures,
  ],
  'owner-orders': [shopApiPaths.ownerOrders, shopApiPaths.ownerStock],
  'owner-watch': [monitoringApiPaths.ownerWatch],
  proofs: [accountAndOwnerApiPaths.proofs, `${accountAndOwnerApiPaths.proofs}/*`],
  'read-order': [`${generalApiPaths.orders}/:sessionId`],
  'read-votes': [`${generalApiPaths.votes}/:pollId`, `${generalApiPaths.votes}/:pollId/counts`],
  'rest-push': [restTimerPushApiPaths.restPush],
  'second-member': [accountAndOwnerApiPaths.secondMember],
  'send-rest-push-background': [restTimerPushApiPaths.sender],
  'send-verification': [generalApiPaths.verificationEmail],
  'shop-order': [shopApiPaths.shopOrder, shopApiPaths.shopReturn],
  'site-builds': [siteBuildApiPaths.siteBuilds],
  'snipcart-events': [shopApiPaths.snipcartEvents],
  stock: [`${shopApiPaths.stock}/:slug`],
  'stripe-events': [generalApiPaths.stripeEvents],
  'training-log': [sealedLogApiPaths.trainingLog],
  withdraw: [accountAndOwnerApiPaths.withdrawal],
};

/**
 * The texts in a function's `config`. The host reads it in the same way, without running the file,
 * so they must be literals.
 */
const configuredPaths = (name: string): readonly string[] => {
  const source = readFileSync(path.join(folder, `${name}.ts`), 'utf8');
  const [, config = ''] = /^export const config = (\{[^}]*\});$/m.exec(source) ?? [];
  return [...config.matchAll(/'(\/[^']*)'/g)].map(([, text = '']) => text);
};

it('lists every function of the host here', () => {
  const names = readdirSync(folder).map((file) => path.basename(file, '.ts'));
  expect(names.toSorted()).toEqual(Object.keys(paths));
});

/**
 * Longer than an answer needs on its way, the cold start of a function, and the half second for
 * counting it.
 */
const onTheWay = 1500;

/** They run in the background, so their callers don't wait for them. */
const background = ['form-submitted', 'send-rest-push-background'];

it.each(
  Object.entries(paths).filter(([name, served]) => served.length > 0 && !background.includes(name)),
)('%s answers before her browser gives up, whatever it waits for', (name, served) => {
  // `createLazyEndpoint` keeps the timeout. What wraps it does its work after the answer.
  const source = readFileSync(path.join(folder, `${name}.ts`), 'utf8');
  expect(source).toMatch(/^(?:export default|const answer =) .*createLazyEndpoint\(\(\) =>/ms);
  for (const address of served) {
    const { browser, server } = browserAndServerTimeoutsForPath(address);
    expect(server).toBeLessThanOrEqual(browser - onTheWay);
  }
});

it.each(Object.entries(paths))('serves %s at the paths in generalApiPaths', (name, expected) => {
  expect(configuredPaths(name)).toEqual(expected);
});
