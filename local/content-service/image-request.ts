import { DeliveryApiError } from './api-error.ts';

/** The formats that this service can write. */
export type ImageFormat = 'avif' | 'jpg' | 'png' | 'webp';

/** How to resize a picture: crop it to exactly the given size, or scale it down to fit inside. */
type ImageFit = 'fill' | 'inside';

/** A request for a resized or converted picture. */
export type ImageRequest = {
  /** In pixels, as the height. */
  width: number | undefined;
  height: number | undefined;
  fit: ImageFit;
  /** Undefined keeps the format of the original. */
  format: ImageFormat | undefined;
  /** From 1 to 100; undefined is the encoder's default. */
  quality: number | undefined;
};

const MAX_SIDE = 4000;
const FORMATS: readonly ImageFormat[] = ['avif', 'jpg', 'png', 'webp'];
const SUPPORTED = ['w', 'h', 'fit', 'fm', 'q'];
// The real Images API supports these too. The project doesn't use them, so they are rejected and
// not ignored.
const UNSUPPORTED = ['f', 'fl', 'r', 'bg'];

/**
 * Reads the parameters of Contentful's Images API; undefined if there are none and the original is
 * requested. Throws an ApiError for a wrong or unsupported value. Like the real service, it ignores
 * unknown names.
 */
export function parseImageRequest(params: URLSearchParams): ImageRequest | undefined {
  for (const name of UNSUPPORTED) {
    if (params.has(name)) throw badParameter(name, 'is not supported by this local service');
  }
  if (!SUPPORTED.some((name) => params.has(name))) return undefined;
  return {
    width: parseWholeNumber(params, 'w', MAX_SIDE),
    height: parseWholeNumber(params, 'h', MAX_SIDE),
    fit: parseChoice(params, 'fit', ['fill']) ?? 'inside',
    format: parseChoice(params, 'fm', FORMATS),
    quality: parseWholeNumber(params, 'q', 100),
  };
}

function parseChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw badParameter(name, `must be one of ${choices.join(', ')}`);
  return choice;
}

function parseWholeNumber(params: URLSearchParams, name: string, max: number): number | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value < 1 || value > max) {
    throw badParameter(name, `must be a whole number from 1 to ${max}`);
  }
  return value;
}

function badParameter(name: string, reason: string): DeliveryApiError {
  return new DeliveryApiError('BadRequest', `The image parameter "${name}" ${reason}.`, {
    errors: [{ name }],
  });
}
