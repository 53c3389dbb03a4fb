import type { Examination } from './finding.ts';

/** A part of the doctor's work, with the heading of its findings. */
export type DoctorPart = {
  readonly name: string;
  /** Loaded when the doctor runs, because a vendor's SDK takes a second. */
  readonly load: () => Promise<Examination>;
};

/** The parts, in display order. */
export const doctorParts: readonly DoctorPart[] = [
  { name: 'Settings', load: async () => (await import('./settings.ts')).examineSettings },
  { name: 'Contentful', load: async () => (await import('./contentful.ts')).examineContentful },
  { name: 'Auth0', load: async () => (await import('./auth0.ts')).examineAuth0 },
  { name: 'Stripe', load: async () => (await import('./stripe.ts')).examineStripe },
  { name: 'Snipcart', load: async () => (await import('./snipcart.ts')).examineSnipcart },
  { name: 'Netlify', load: async () => (await import('./netlify.ts')).examineNetlify },
  { name: 'Database', load: async () => (await import('./database.ts')).examineDatabase },
  { name: 'E-mail', load: async () => (await import('./mail.ts')).examineMail },
  { name: 'The live site', load: async () => (await import('./site.ts')).examineSite },
  { name: 'The preview', load: async () => (await import('./preview.ts')).examinePreview },
];
