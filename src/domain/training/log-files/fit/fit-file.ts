/*
 * The file format of Garmin and of most that takes training from a watch: FIT, Flexible and
 * Interoperable Data Transfer (https://developer.garmin.com/fit/protocol/). The numbers of messages
 * and fields are those of profile 21.217; the tests read our files with Garmin's own decoder.
 */

/** Base types: their number in the file, their length in bytes, and what says "unknown". */
const baseTypes = {
  enum: { number: 0x00, size: 1, unknown: 0xff },
  uint8: { number: 0x02, size: 1, unknown: 0xff },
  uint16: { number: 0x84, size: 2, unknown: 0xffff },
  uint32: { number: 0x86, size: 4, unknown: 0xffff_ffff },
  uint32z: { number: 0x8c, size: 4, unknown: 0 },
} as const;

/**
 * A field of a message: its number there, its base type, and a whole number, where undefined is
 * unknown; or a text.
 */
type FitField =
  | readonly [number: number, type: keyof typeof baseTypes, value: number | undefined]
  | readonly [number: number, type: 'string', text: string];

export type FitFieldType = FitField[1];

/** A message: its number in the profile, and its fields. */
export type FitMessage = { readonly message: number; readonly fields: readonly FitField[] };

/** The seconds of a FIT file count from 31 December 1989, those of a clock from 1970. */
const fitBegin = 631_065_600;

/** The first time that a FIT file can say, in milliseconds since 1970: 3 July 1998. */
export const earliestValidFitTimeMs = (fitBegin + 0x1000_0000) * 1000;

/** A time in milliseconds since 1970 as the seconds of a FIT file. */
export const toFitSeconds = (at: number): number => Math.round(at / 1000) - fitBegin;

const crcTable = [
  ...[0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401],
  ...[0xa001, 0x6c00, 0x7800, 0xb401, 0x5000, 0x9c01, 0x8801, 0x4400],
];

/** The checksum of a FIT file, four bits at a time, as the protocol writes it. */
export const fitChecksum = (bytes: Iterable<number>): number => {
  let crc = 0;
  for (const byte of bytes) {
    for (const nibble of [byte & 0xf, byte >> 4]) {
      crc = (crc >> 4) ^ (crcTable[crc & 0xf] ?? 0) ^ (crcTable[nibble] ?? 0);
    }
  }
  return crc;
};

/** A whole number, least byte first. */
const littleEndian = (value: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) % 256);

/** A text's number in the file. It ends with a zero, and its length is that of its bytes. */
const textType = 0x07;

/** How many bytes of a text are kept: watches show a line of it. */
const longestText = 60;

/** The text in UTF-8, cut between two characters. */
const bytesOfText = (text: string): readonly number[] => {
  const encoder = new TextEncoder();
  const kept: number[] = [];
  for (const character of text) {
    const bytes = encoder.encode(character);
    if (kept.length + bytes.length > longestText) break;
    kept.push(...bytes);
  }
  return [...kept, 0];
};

const bytesOfField = (field: FitField): readonly number[] => {
  if (field[1] === 'string') return bytesOfText(field[2]);
  const [, type, value] = field;
  const { size, unknown } = baseTypes[type];
  const isKnown = value !== undefined && value >= 0 && value < 256 ** size;
  return littleEndian(isKnown ? Math.round(value) : unknown, size);
};

/** What a message looks like, which stands before the first one of its kind. */
const definitionOf = ({ message, fields }: FitMessage): readonly number[] => [
  ...[0x40, 0, 0, ...littleEndian(message, 2), fields.length],
  ...fields.flatMap((field) => [
    field[0],
    bytesOfField(field).length,
    field[1] === 'string' ? textType : baseTypes[field[1]].number,
  ]),
];

const recordsOf = (messages: readonly FitMessage[]): readonly number[] => {
  const bytes: number[] = [];
  let defined = '';
  for (const message of messages) {
    const definition = definitionOf(message);
    // A decoder keeps the last definition, so runs of one kind need it once.
    if (definition.join() !== defined) bytes.push(...definition);
    defined = definition.join();
    bytes.push(0, ...message.fields.flatMap(bytesOfField));
  }
  return bytes;
};

const headerSize = 14;
const protocolVersion = 0x20;
const profileVersion = 21_217;

/**
 * The bytes of a FIT file with these messages. A number that its field has no room for is unknown.
 */
export const fitFileOfMessages = (messages: readonly FitMessage[]): Uint8Array<ArrayBuffer> => {
  const records = recordsOf(messages);
  const start = [
    ...[headerSize, protocolVersion, ...littleEndian(profileVersion, 2)],
    ...[...littleEndian(records.length, 4), ...new TextEncoder().encode('.FIT')],
  ];
  const all = [...start, ...littleEndian(fitChecksum(start), 2), ...records];
  return Uint8Array.from([...all, ...littleEndian(fitChecksum(all), 2)]);
};
