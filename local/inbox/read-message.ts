/** The parts of an e-mail received by SMTP that the inbox shows. */
export type ReceivedMessage = {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
};

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string };

/** Decodes a string with one character per byte, the form in which messages are parsed here. */
const toUtf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

const withoutEscapes = (text: string): string =>
  text.replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** A header with its encoded words (RFC 2047) decoded. A space between two of them is dropped. */
const decodeHeader = (value: string): string => {
  const joined = value.replaceAll(/(=\?[^?\s]+\?[QB]\?[^?\s]*\?=)\s+(?==\?)/gi, '$1');
  const bytes = joined.replaceAll(
    /=\?utf-8\?([QB])\?([^?\s]*)\?=/gi,
    (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'Q'
        ? withoutEscapes(word.replaceAll('_', ' '))
        : Buffer.from(word, 'base64').toString('latin1'),
  );
  return toUtf8(bytes);
};

const readPart = (source: string): Part => {
  const end = source.indexOf('\r\n\r\n');
  const head = (end === -1 ? source : source.slice(0, end)).replaceAll(/\r\n[ \t]+/g, ' ');
  const headers = new Map<string, string>();
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end === -1 ? '' : source.slice(end + 4) };
};

const decodeBody = ({ headers, body }: Part): string => {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return toUtf8(body);
  return toUtf8(withoutEscapes(body.replaceAll(/[ \t]*=\r\n/g, (end) => end.slice(0, -3))));
};

/** The parts of a message; the message itself if it has only one. */
const partsOf = (part: Part): readonly Part[] => {
  const type = part.headers.get('content-type') ?? '';
  const [, boundary] = /^multipart\/.*\bboundary="?([^";]+)"?/i.exec(type) ?? [];
  if (boundary === undefined) return [part];
  return `\r\n${part.body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap((source) => partsOf(readPart(source.replace(/^\r\n/, ''))));
};

const addressIn = (header: string): string => /<([^<>]*)>/.exec(header)?.[1] ?? header;

/** Parses an e-mail as our functions send it: plain text, with or without HTML. */
export const readMessage = (source: Buffer): ReceivedMessage => {
  const message = readPart(source.toString('latin1'));
  const parts = partsOf(message);
  const bodyOf = (type: string): string | undefined => {
    const found = parts.find(({ headers }) =>
      (headers.get('content-type') ?? 'text/plain').toLowerCase().startsWith(type),
    );
    return found === undefined ? undefined : decodeBody(found).replaceAll('\r\n', '\n');
  };
  const header = (name: string): string => decodeHeader(message.headers.get(name) ?? '');
  return {
    messageId: header('message-id'),
    from: addressIn(header('from')),
    to: addressIn(header('to')),
    replyTo: addressIn(header('reply-to')) || undefined,
    subject: header('subject'),
    text: bodyOf('text/plain') ?? '',
    html: bodyOf('text/html'),
  };
};
