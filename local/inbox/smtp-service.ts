import { SMTPServer } from 'smtp-server';
import type { SmtpServerAndAccount } from '../../src/config/shared/smtp-server-and-account.ts';
import { smtpAccount } from './smtp-account.ts';
import { isBusyAddress, isRefusedAddress } from './failing-addresses.ts';
import { readMessage, type ReceivedMessage } from './read-message.ts';

type SmtpService = {
  readonly address: SmtpServerAndAccount;
  readonly close: () => Promise<void>;
};

/** Our e-mails are far smaller. */
const maxBytes = 1024 * 1024;

/** An SMTP error with a status. */
const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/**
 * The error for addresses that simulate failures: one that doesn't exist, and one that is
 * temporarily unavailable.
 */
const findProblem = (address: string): Error | undefined => {
  if (isRefusedAddress(address)) return answer(550, '5.1.1 There is no such mailbox.');
  if (isBusyAddress(address)) return answer(451, '4.3.2 Try again later.');
  return undefined;
};

/** Serves SMTP on this machine only, without encryption, and passes on each e-mail it receives. */
export const startSmtpService = async (
  port: number,
  receive: (recipient: string, message: ReceivedMessage) => void,
): Promise<SmtpService> => {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'the inbox of this machine',
    logger: false,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: maxBytes,
    closeTimeout: 1000,
    onAuth: ({ username, password }, _session, done) =>
      username === smtpAccount.user && password === smtpAccount.password
        ? done(null, { user: username })
        : done(answer(535, '5.7.8 Wrong user or password.')),
    onRcptTo: ({ address }, _session, done) => done(findProblem(address)),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(answer(552, '5.3.4 The e-mail is too large.'));
        try {
          const message = readMessage(Buffer.concat(chunks));
          for (const { address } of envelope.rcptTo) receive(address, message);
          return done();
        } catch (error) {
          return done(
            error instanceof Error ? error : answer(451, '4.3.0 It could not be stored.'),
          );
        }
      });
    },
  });
  // A client that disconnects in the middle of an e-mail must not crash the inbox.
  server.on('error', () => undefined);
  const listening = await new Promise<number>((resolve, reject) => {
    const socket = server.listen(port, '127.0.0.1', () => {
      const bound = socket.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
    socket.once('error', reject);
  });
  return {
    address: { host: '127.0.0.1', port: listening, encryption: 'none', ...smtpAccount },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
