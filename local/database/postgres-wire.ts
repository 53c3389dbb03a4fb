/** The parts of Postgres' protocol (version 3) that the stand-in speaks itself; statements are PGlite's to answer. */
const protocolVersion = 196_608;
const encryptionRequests = new Set([80_877_103, 80_877_104]);

/** What a client's first packet asks for. */
export type Opening = 'start' | 'encryption' | 'other';

/** The first packet of a connection has no type; undefined when it has not arrived in full. */
export const readOpening = (
  bytes: Buffer,
): { readonly opening: Opening; readonly rest: Buffer } | undefined => {
  if (bytes.length < 8) return undefined;
  const length = bytes.readInt32BE(0);
  if (bytes.length < length) return undefined;
  const code = bytes.readInt32BE(4);
  const opening =
    code === protocolVersion ? 'start' : encryptionRequests.has(code) ? 'encryption' : 'other';
  return { opening, rest: bytes.subarray(length) };
};

/** A message of a client that is past its opening. */
export type WireMessage = { readonly type: string; readonly bytes: Buffer };

/** Takes whole messages off the front of what has arrived. */
export const takeMessages = (
  bytes: Buffer,
): { readonly messages: readonly WireMessage[]; readonly rest: Buffer } => {
  const messages: WireMessage[] = [];
  let at = 0;
  while (bytes.length - at >= 5) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (bytes.length < end) break;
    messages.push({
      type: String.fromCharCode(bytes[at] ?? 0),
      bytes: bytes.subarray(at, end),
    });
    at = end;
  }
  return { messages, rest: bytes.subarray(at) };
};

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const parameter = (name: string, value: string): Buffer =>
  message('S', Buffer.from(`${name}\0${value}\0`));

/** What a server says to a client that it lets in without a password. */
export const welcome = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  parameter('server_version', '17.5'),
  parameter('server_encoding', 'UTF8'),
  parameter('client_encoding', 'UTF8'),
  parameter('DateStyle', 'ISO, MDY'),
  parameter('integer_datetimes', 'on'),
  parameter('standard_conforming_strings', 'on'),
  parameter('TimeZone', 'UTC'),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]);

/** "There is no encryption here." */
export const noEncryption = Buffer.from('N');

/** Where the client's transaction stands after a reply: idle, open or failed; undefined while more is to come. */
export const readTransactionState = (reply: Uint8Array): 'I' | 'T' | 'E' | undefined => {
  const tail = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength).subarray(-6);
  if (tail.length < 6 || tail[0] !== 0x5a || tail.readInt32BE(1) !== 5) return undefined;
  const state = String.fromCharCode(tail[5] ?? 0);
  return state === 'I' || state === 'T' || state === 'E' ? state : undefined;
};
