import { fixedStandInSecretFor } from '../../src/config/shared/stand-in.ts';

/** The credentials of the local inbox's SMTP service. */
export const smtpAccount = { user: 'knurl', password: fixedStandInSecretFor('smtp') } as const;

/** The address of the local SMTP service, as the setting SMTP_URL. */
export const localSmtpUrl = (port: number): string =>
  `smtp://${smtpAccount.user}:${smtpAccount.password}@127.0.0.1:${port}`;
