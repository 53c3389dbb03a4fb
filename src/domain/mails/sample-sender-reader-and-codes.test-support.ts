import type { SenderReaderAndCodes } from './notice-mail.ts';

/** The seller in the tests, and readable codes. The reader isn't known by name. */
export const sampleSenderReaderAndCodes: SenderReaderAndCodes = {
  siteUrl: 'https://www.example.com',
  seller: {
    legalName: 'Seller Ltd',
    number: '01234567',
    address: '1 Street, Town',
    email: 'us@example.com',
  },
  codes: {
    giftCodeOf: (orderId) => `GIFT-${orderId}`,
    linkCodeOf: (purpose, id) => `${purpose}+${id}`,
  },
};
