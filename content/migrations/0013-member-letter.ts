import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The type as it was on 27 November 2026.
const types = readTypes(new URL('0013-member-letter.json', import.meta.url));

// The kinds of e-mails as they were on that day.
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
  'welcome',
  'first-guide',
  'year-learn-and-build',
  'year-strength',
  'year-muscle',
  'year-peak-and-test',
];

/** A coach's letter to members each month, which opens on its day, and the e-mail that says so. */
export const migration: ModelMigration = {
  sentence: 'adds the members’ letter of each month, and the e-mail on the day on which it opens',
  up: (steps, model) => {
    writeTypes(steps, model, types);
    const mail = steps.editContentType('mail');
    mail.editField('kind', { validations: [{ unique: true }, { in: [...before, 'letter'] }] });
  },
  down: (steps, model) => {
    for (const { sys } of types) {
      if (model.hasType(sys.id)) steps.deleteContentType(sys.id);
    }
    const mail = steps.editContentType('mail');
    mail.editField('kind', { validations: [{ unique: true }, { in: before }] });
  },
};
