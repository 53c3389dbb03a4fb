import { isLocalAddress } from './stand-in.ts';

/** The address of a mail service, and the account that sends. */
export type SmtpServerAndAccount = {
  readonly host: string;
  readonly port: number;
  /**
   * How the connection is encrypted: `from-the-start` (smtps), with `starttls` (smtp), which the
   * service must then offer, or, on this machine only, not at all.
   */
  readonly encryption: 'from-the-start' | 'starttls' | 'none';
  readonly user: string;
  readonly password: string;
};

const defaultPorts: ReadonlyMap<string, number> = new Map([
  ['smtps:', 465],
  ['smtp:', 587],
]);

/**
 * Reads the address of a mail service: `smtps://user:password@host:465`, or `smtp://…:587` with
 * STARTTLS. In the user and the password, everything but letters and digits is percent-encoded.
 * Undefined for any other text.
 */
export const parseSmtpUrl = (text: string): SmtpServerAndAccount | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const defaultPort = defaultPorts.get(protocol);
  const isWhole = hostname !== '' && username !== '' && password !== '';
  const hasMore = !['', '/'].includes(pathname) || search !== '' || hash !== '';
  if (defaultPort === undefined || !isWhole || hasMore) return undefined;
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? defaultPort : Number(port),
      encryption:
        protocol === 'smtps:' ? 'from-the-start' : isLocalAddress(text) ? 'none' : 'starttls',
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    };
  } catch {
    // A percent sign that isn't part of an escape.
    return undefined;
  }
};
