import type { VendorSetup } from './setup-plan.ts';

type Vendor = VendorSetup['vendor'];

/** A vendor's setup, in the order in which an owner runs them. */
export type VendorStep = {
  readonly vendor: Vendor;
  /** What its setup creates, and why it has this place in the order. */
  readonly purpose: string;
  /** Loaded on demand: a vendor's SDK takes a second. */
  readonly load: () => Promise<VendorSetup>;
};

/** The setups, in order. */
export const vendorSteps: readonly VendorStep[] = [
  {
    vendor: 'contentful',
    purpose: 'the content model, the starter content, the keys of builds and the webhook',
    load: async () => (await import('./contentful.ts')).contentfulSetup,
  },
  {
    vendor: 'auth0',
    purpose: 'where members log in: applications, the API, accounts, and who is owner or editor',
    load: async () => (await import('./auth0.ts')).auth0Setup,
  },
  {
    vendor: 'stripe',
    purpose:
      'what the content sells, the portal and the webhook; after the content, which says what things cost',
    load: async () => (await import('./stripe.ts')).stripeSetup,
  },
  {
    vendor: 'netlify',
    purpose:
      'the site and its preview, with all settings of the others, so it comes last; without a domain of your own run it once before them too: it says the address that they need',
    load: async () => (await import('./netlify.ts')).netlifySetup,
  },
];

export const findVendorStep = (name: string): VendorStep | undefined =>
  vendorSteps.find(({ vendor }) => vendor === name);
