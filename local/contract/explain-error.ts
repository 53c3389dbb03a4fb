import type { TrafficSample } from './record-traffic.ts';

/**
 * The place of a line in JSON that was written with an indentation of one: the names above it, such
 * as `items.data.price`.
 */
export const jsonPathAt = (lines: readonly string[], index: number): string => {
  const names: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (let at = index; at >= 0 && depth > 1; at -= 1) {
    const [, indent = '', name] = /^( *)(?:"((?:[^"\\]|\\.)*)": )?/.exec(lines[at] ?? '') ?? [];
    if (indent.length === 0 || indent.length >= depth) continue;
    depth = indent.length;
    if (name !== undefined) names.unshift(name);
  }
  return names.join('.');
};

const inside = (place: string, names: string): string =>
  names
    .split(', ')
    .map((name) => `"${place === '' ? '' : `${place}.`}${name}"`)
    .join(', ');

/**
 * Says in plain words what the compiler has against a sample. `place` is where, `line` the sample's
 * line there, `types` such as `stripe 23.1.0`.
 */
export const explainError = (
  { call, part, test }: TrafficSample,
  error: string,
  place: string,
  line: string,
  types: string,
): string => {
  const subject = part === 'sent' ? `${call} was sent` : `The stand-in answered ${call}`;
  const by = test === '' ? '' : ` (${test})`;
  const missing =
    /Property '([^']+)' is missing in type/.exec(error)?.[1] ??
    /is missing the following properties from type .*: ([\w, ]+)/.exec(error)?.[1];
  if (error.includes("does not exist on type 'Calls'")) {
    return `${call} is not among the calls in local/contract: add it with its types of ${types}${by}`;
  }
  if (error.includes('Object literal may only specify known properties')) {
    return `${subject} with "${place}", which the types of ${types} don’t know${by}`;
  }
  if (missing !== undefined) {
    return `${subject} without ${inside(place, missing)}, which the types of ${types} require${by}`;
  }
  const [, value = line.trim()] = /^ *"(?:[^"\\]|\\.)*": (.*?),?$/.exec(line) ?? [];
  const wanted = /is not assignable to type '(.*?)'/.exec(error)?.[1] ?? error;
  return `${subject} with ${value} as "${place}", where the types of ${types} have ${wanted}${by}`;
};
