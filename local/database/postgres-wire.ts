// The parts of Postgres' protocol (version 3) that the stand-in handles itself. PGlite answers the
// statements.

const protocolVersion = 196_608;
const encryptionRequests = new Set([80_877_103, 80_877_104]);

/** What a client requests with its first packet. */
export type FirstRequest = 'start' | 'encryption' | 'other';

/**
 * Reads the first packet of a connection, which has no type. Undefined until all of it has arrived.
 */
export const readFirstRequest = (
  bytes: Buffer,
): { readonly opening: FirstRequest; readonly rest: Buffer } | undefined => {
  if (bytes.length < 8) return undefined;
  const length = bytes.readInt32BE(0);
  if (bytes.length < length) return undefined;
  const code = bytes.readInt32BE(4);
  const opening =
    code === protocolVersion ? 'start' : encryptionRequests.has(code) ? 'encryption' : 'other';
  return { opening, rest: bytes.subarray(length) };
};

/** A message after the first packet. */
export type WireMessage = { readonly type: string; readonly bytes: Buffer };

/** Splits the bytes that have arrived into complete messages and the rest. */
export const splitMessages = (
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

/** The server's answer to a client that needs no password. */
export const startupReply = Buffer.concat([
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

/** The server's answer to a request for encryption: it has none. */
export const encryptionRefusal = Buffer.from('N');

/**
 * The state of the transaction after a reply: idle (I), open (T) or failed (E). Undefined while the
 * reply is not complete.
 */
export const readTransactionState = (reply: Uint8Array): 'I' | 'T' | 'E' | undefined => {
  const tail = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength).subarray(-6);
  if (tail.length < 6 || tail[0] !== 0x5a || tail.readInt32BE(1) !== 5) return undefined;
  const state = String.fromCharCode(tail[5] ?? 0);
  return state === 'I' || state === 'T' || state === 'E' ? state : undefined;
};
