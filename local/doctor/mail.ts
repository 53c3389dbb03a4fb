import { resolveTxt } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { isLocalAddress } from '../../src/config/shared/stand-in.ts';
import { parseSmtpUrl } from '../../src/config/shared/smtp-server-and-account.ts';
import { badFinding, goodFinding, reasonOf, unknownFinding } from './findings.ts';
import type { Examination, Finding } from './finding.ts';

const silenceMs = 10_000;

/** Looks up the TXT records of a name in DNS. */
export type LookUpTxtRecords = (name: string) => Promise<readonly (readonly string[])[]>;

const examineService = async (smtpUrl: string): Promise<Finding> => {
  const subject = 'Mail service';
  const address = parseSmtpUrl(smtpUrl);
  if (address === undefined) {
    return badFinding(
      subject,
      'SMTP_URL is not the address of a mail service.',
      'Write it as smtps://user:password@host:465; .env.example says how.',
    );
  }
  const transport = createTransport({
    host: address.host,
    port: address.port,
    secure: address.encryption === 'from-the-start',
    requireTLS: address.encryption === 'starttls',
    ignoreTLS: address.encryption === 'none',
    auth: { user: address.user, pass: address.password },
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
  });
  try {
    await transport.verify();
    return goodFinding(subject, `${address.host} takes our e-mails.`);
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === 'EAUTH';
    return badFinding(
      subject,
      isRefused
        ? `${address.host} does not accept the user and the password of SMTP_URL.`
        : `${address.host} can’t be used: ${reasonOf(error)}.`,
      'Compare SMTP_URL with the SMTP settings of your mail service.',
    );
  } finally {
    transport.close();
  }
};

const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENODATA' || error.code === 'ENOTFOUND');

const examineRecord = async (
  record: { readonly subject: string; readonly name: string; readonly begins: string },
  lookUp: LookUpTxtRecords,
): Promise<Finding> => {
  const { subject, name, begins } = record;
  const remedy = `Add the ${subject} record that your mail service names to the DNS of the domain; without it e-mails end as spam.`;
  try {
    const texts = (await lookUp(name)).map((parts) => parts.join(''));
    const found = texts.filter((text) => text.toLowerCase().startsWith(begins));
    if (found.length > 1)
      return badFinding(subject, `${name} has ${found.length} of them.`, 'Keep one.');
    return found.length === 1
      ? goodFinding(subject, `${name} has its record.`)
      : badFinding(subject, `${name} has no such record.`, remedy);
  } catch (error) {
    return isAbsent(error)
      ? badFinding(subject, `${name} has no such record.`, remedy)
      : unknownFinding(
          subject,
          `DNS can’t be asked here: ${reasonOf(error)}.`,
          'Try again on another network.',
        );
  }
};

/** Creates the examination of e-mails with a DNS lookup. */
export const createMailExamination =
  (lookUp: LookUpTxtRecords): Examination =>
  async (variables) => {
    const smtpUrl = variables['SMTP_URL'];
    const from = variables['MAIL_FROM'];
    if (smtpUrl === undefined || from === undefined) {
      const name = smtpUrl === undefined ? 'SMTP_URL' : 'MAIL_FROM';
      return [badFinding('Mail service', `${name} is not set.`, `Put ${name} into .env.`)];
    }
    const domain = from.slice(from.lastIndexOf('@') + 1);
    const service = await examineService(smtpUrl);
    // E-mails never leave the local inbox, so the sender's DNS records don't matter.
    if (isLocalAddress(smtpUrl)) return [service];
    // RFC 7208 and RFC 7489.
    return [
      service,
      await examineRecord({ subject: 'SPF', name: domain, begins: 'v=spf1' }, lookUp),
      await examineRecord(
        { subject: 'DMARC', name: `_dmarc.${domain}`, begins: 'v=dmarc1' },
        lookUp,
      ),
    ];
  };

/**
 * Examines e-mails: that the service accepts ours, and that the sender's domain authorises it to
 * send them.
 */
export const examineMail = createMailExamination(resolveTxt);
