import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ensureCertificate, type LocalCertificate } from '../../../local/certificate.ts';
import { listenLocally } from '../../../local/ports.ts';
import { MailUnavailable } from '../../../src/server/mail/mail-sender.ts';
import { createSmtpMailSender, type SmtpSettings } from '../../../src/server/mail/smtp.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'smtp-'));
const trusted = tls.getCACertificates('default');
const closes: (() => Promise<void>)[] = [];
/** What reached the service: `password`, then `mail`. */
let heard: string[] = [];
let certificate: LocalCertificate;

beforeAll(async () => {
  certificate = await ensureCertificate(folder);
});
beforeEach(() => {
  heard = [];
  tls.setDefaultCACertificates([...trusted, certificate.cert]);
});
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});
afterAll(() => {
  tls.setDefaultCACertificates(trusted);
  rmSync(folder, { recursive: true });
});

const settings = {
  host: 'localhost',
  user: 'site',
  password: 'secret',
  from: 'us@example.com',
} as const;
const mail = { to: 'anna@example.com', subject: 'One', text: 'Words' };

/** A mail service with this machine's certificate. */
const startService = async (options: SMTPServerOptions): Promise<number> => {
  const service = new SMTPServer({
    key: certificate.key,
    cert: certificate.cert,
    logger: false,
    closeTimeout: 100,
    onAuth: (_auth, session, done) => {
      heard.push(session.secure ? 'password, encrypted' : 'password');
      done(null, { user: 'site' });
    },
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        heard.push(session.secure ? 'mail, encrypted' : 'mail');
        done();
      });
    },
    ...options,
  });
  service.on('error', () => undefined);
  closes.push(() => new Promise((resolve) => service.close(() => resolve())));
  return listenLocally(service.server, 0);
};

const send = (port: number, encryption: SmtpSettings['encryption']): Promise<void> =>
  createSmtpMailSender({ ...settings, port, encryption }).send(mail);

it('smtps is encrypted from the start', async () => {
  await send(await startService({ secure: true }), 'from-the-start');
  expect(heard).toEqual(['password, encrypted', 'mail, encrypted']);
});

it('smtp is encrypted with STARTTLS before the password is sent', async () => {
  await send(await startService({}), 'starttls');
  expect(heard).toEqual(['password, encrypted', 'mail, encrypted']);
});

it('a service that offers no encryption gets neither password nor e-mail', async () => {
  const port = await startService({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
  await expect(send(port, 'starttls')).rejects.toThrow(MailUnavailable);
  expect(heard).toEqual([]);
});

it.each([
  ['from the start', { secure: true }, 'from-the-start'],
  ['with STARTTLS', {}, 'starttls'],
] as const)(
  'a service with an untrusted certificate gets neither, %s',
  async (_, options, encryption) => {
    tls.setDefaultCACertificates(trusted);
    await expect(send(await startService(options), encryption)).rejects.toThrow(MailUnavailable);
    expect(heard).toEqual([]);
  },
);

const startSilence = async (): Promise<number> => {
  const sockets = new Set<{ destroy: () => unknown }>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  closes.push(
    () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  );
  return listenLocally(server, 0);
};

it('a silent service times out', async () => {
  const port = await startSilence();
  const quick = createSmtpMailSender(
    { ...settings, port, encryption: 'none' },
    { silence: 50, inAll: 60_000 },
  );
  await expect(quick.send(mail)).rejects.toThrow(MailUnavailable);
  const patient = createSmtpMailSender(
    { ...settings, port, encryption: 'none' },
    { silence: 60_000, inAll: 50 },
  );
  await expect(patient.send(mail)).rejects.toThrow(MailUnavailable);
});

it.each([
  { to: 'anna@example.com\r\nBcc: b@example.com' },
  { to: 'anna@example.com,b@example.com' },
  { replyTo: 'Anna <anna@example.com>' },
  { subject: 'One\r\nBcc: b@example.com' },
  { subject: 'a'.repeat(201) },
  { id: 'one@two>\r\nBcc: b@example.com' },
])('headers that could inject others are not sent: %j', async (change) => {
  const port = await startService({ secure: true });
  const sent = createSmtpMailSender({ ...settings, port, encryption: 'from-the-start' }).send({
    ...mail,
    ...change,
  });
  await expect(sent).rejects.toThrow('unsafe headers');
  expect(heard).toEqual([]);
});
