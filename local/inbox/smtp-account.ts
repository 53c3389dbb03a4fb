import { standInSecret } from '../../src/config/shared/stand-in.ts';

/** Who may send e-mails to the local inbox. */
export const smtpAccount = { user: 'knurl', password: standInSecret('smtp') } as const;

/** Where the local inbox takes e-mails, as the setting SMTP_URL. */
export const localSmtpUrl = (port: number): string =>
  `smtp://${smtpAccount.user}:${smtpAccount.password}@127.0.0.1:${port}`;
