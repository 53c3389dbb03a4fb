import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The new fields as they were on 27 November 2026.
const types = readTypes(new URL('0011-later-years.json', import.meta.url));

const fields = ['renewalGbp', 'renewalEur', 'renewalUsd', 'renewalAud'] as const;

/** A membership can cost less from its second year on, as the one for two does. */
export const migration: ModelMigration = {
  sentence: 'lets an offer have its own price for later years, in each currency',
  up: (steps, model) => {
    writeTypes(steps, model, types);
    const offer = steps.editContentType('subscriptionOffer');
    let before = 'priceAud';
    for (const field of fields) {
      offer.moveField(field).afterField(before);
      before = field;
    }
  },
  down: (steps, model) => {
    const offer = steps.editContentType('subscriptionOffer');
    for (const field of fields) {
      if (model.hasField('subscriptionOffer', field)) offer.deleteField(field);
    }
  },
};
