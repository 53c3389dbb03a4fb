import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** The vendors whose stand-ins record what they are asked and what they answer. */
export const vendors = ['stripe', 'auth0', 'contentful', 'contentful-delivery'] as const;
export type Vendor = (typeof vendors)[number];

/** What a stand-in was sent, or what it answered. */
export type TrafficSample = {
  readonly vendor: Vendor;
  /** Method and path with names in place of ids, such as `POST /v1/customers/:id`. */
  readonly call: string;
  readonly part: 'sent' | 'answered';
  readonly value: unknown;
  readonly test: string;
};

/** Names the folder for what stand-ins record. Without it they record nothing. */
export const trafficVariable = 'RECORD_TRAFFIC_IN';

/** The kinds of values that were seen at one place of a sample, and the places below. */
type Place = { readonly kinds: Set<string>; readonly below: Map<string, Place> };

/**
 * A place with more kinds than this holds free texts or free names, whose values are nobody's
 * words.
 */
const mostKinds = 40;

// A word, such as `past_due`, may be one of those that a vendor knows, so each is a kind of its
// own. In forms, numbers are text too.
const kindOf = (value: unknown): string => {
  if (typeof value !== 'string') return value === null ? 'null' : typeof value;
  if (/^-?[\d.]+$/.test(value)) return 'digits';
  return /^[A-Za-z_.]{0,40}$/.test(value) ? `"${value}"` : 'text';
};

const below = (place: Place, name: string): Place => {
  const known = place.below.get(name) ?? { kinds: new Set(), below: new Map() };
  place.below.set(name, known);
  return known;
};

/**
 * Notes the kinds of a value, and returns whether any of them is new: a kind, a word, or which
 * fields an object has.
 */
const isNews = (place: Place, value: unknown): boolean => {
  const { kinds } = place;
  if (kinds.size > mostKinds) return false;
  const known = kinds.size;
  if (typeof value !== 'object' || value === null) {
    kinds.add(kindOf(value));
    return kinds.size > known;
  }
  const isList = Array.isArray(value);
  const fields = Object.entries(value);
  kinds.add(isList ? `list ${fields.length > 0}` : fields.map(([name]) => name).join(' '));
  let hasNews = kinds.size > known;
  for (const [name, one] of fields) {
    if (isNews(below(place, isList ? '[]' : name), one)) hasNews = true;
  }
  return hasNews;
};

// Per process: what two processes record both is checked twice, which costs less than asking each
// other.
const everything: Place = { kinds: new Set(), below: new Map() };
let test = '';

/** Says which test makes what is recorded from now on. */
export const noteTest = (name: string): void => {
  test = name;
};

/** Whether this process records its traffic: `trafficVariable` is set, even to an empty text. */
export const isRecording = (): boolean => process.env[trafficVariable] !== undefined;

/**
 * Records what a stand-in was sent or answered, if it has something that no sample of this process
 * had. Undefined is nothing.
 */
export const recordTraffic = (
  vendor: Vendor,
  call: string,
  part: TrafficSample['part'],
  value: unknown,
): void => {
  const folder = process.env[trafficVariable];
  if (folder === undefined || value === undefined) return;
  if (!isNews(below(everything, `${vendor} ${call} ${part}`), value)) return;
  mkdirSync(folder, { recursive: true });
  const sample: TrafficSample = { vendor, call, part, value, test };
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(sample)}\n`);
};
