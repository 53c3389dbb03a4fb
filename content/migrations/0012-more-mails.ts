import type { ModelMigration } from './model-migration.ts';

// The kinds of e-mails as they were on 27 November 2026.
const before = [
  'renewal-reminder',
  'renewed',
  'payment-failed',
  'card-expiring',
  'price-change',
  'cancelled',
  'kept',
  'paused',
  'resumed',
  'ended',
  'refund',
  'withdrawal-received',
  'refund-declined',
  'gift-code',
  'gift-for-you',
  'gift-redeemed',
  'second-member-invitation',
  'second-member-removed',
  'proof-address',
  'proof-accepted',
  'proof-refused',
  'account-deleted',
  'shop-order-sent',
  'shop-return-received',
  'shop-return-declined',
  'shop-refund',
  'shop-order-not-kept',
];
const added = [
  'welcome',
  'first-guide',
  'year-learn-and-build',
  'year-strength',
  'year-muscle',
  'year-peak-and-test',
];

/** A welcome, a guide to a first purchase, and an e-mail for each block of The Year. */
export const migration: ModelMigration = {
  sentence:
    'adds the e-mails that welcome a member, guide her first week and begin each block of The Year',
  up: (steps) => {
    const mail = steps.editContentType('mail');
    mail.editField('kind', { validations: [{ unique: true }, { in: [...before, ...added] }] });
  },
  down: (steps) => {
    const mail = steps.editContentType('mail');
    mail.editField('kind', { validations: [{ unique: true }, { in: before }] });
  },
};
