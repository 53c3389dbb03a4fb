import { ApiError } from './api-error.ts';

/** The kinds of picture the Images API can make. */
export type ImageFormat = 'avif' | 'gif' | 'jpg' | 'png' | 'tiff' | 'webp';

/** How a picture is fitted into the size asked for; `inside` is what happens without `fit`. */
type ImageFit = 'crop' | 'fill' | 'inside' | 'pad' | 'scale' | 'thumb';

/** What part of a picture stays when some is cut off. */
export type ImageFocus = { horizontal: -1 | 0 | 1; vertical: -1 | 0 | 1 } | 'face';

/** What is asked of a picture. */
export type ImageRequest = {
  width: number | undefined;
  height: number | undefined;
  fit: ImageFit;
  focus: ImageFocus;
  format: ImageFormat | undefined;
  isProgressive: boolean;
  isPalette: boolean;
  quality: number | undefined;
  radius: number | 'max' | undefined;
  /** Red, green and blue as six hexadecimal figures. */
  background: string | undefined;
};

const MAX_SIDE = 4000;

const FITS = new Map<string, ImageFit>([
  ['crop', 'crop'],
  ['fill', 'fill'],
  ['pad', 'pad'],
  ['scale', 'scale'],
  ['thumb', 'thumb'],
]);

const FORMATS = new Map<string, ImageFormat>([
  ['avif', 'avif'],
  ['gif', 'gif'],
  ['jpg', 'jpg'],
  ['png', 'png'],
  ['tiff', 'tiff'],
  ['webp', 'webp'],
]);

const FOCUSES = new Map<string, ImageFocus>([
  ['center', { horizontal: 0, vertical: 0 }],
  ['top', { horizontal: 0, vertical: -1 }],
  ['right', { horizontal: 1, vertical: 0 }],
  ['left', { horizontal: -1, vertical: 0 }],
  ['bottom', { horizontal: 0, vertical: 1 }],
  ['top_right', { horizontal: 1, vertical: -1 }],
  ['top_left', { horizontal: -1, vertical: -1 }],
  ['bottom_right', { horizontal: 1, vertical: 1 }],
  ['bottom_left', { horizontal: -1, vertical: 1 }],
  ['face', 'face'],
  ['faces', 'face'],
]);

/**
 * Reads the Images API's parameters; nothing when none of them is there, so that the original is wanted.
 * Throws an ApiError for a bad value and, like the real service, takes no notice of unknown names.
 */
export function parseImageRequest(
  params: URLSearchParams,
  sourceFormat?: string,
): ImageRequest | undefined {
  const names = ['w', 'h', 'fit', 'f', 'fm', 'fl', 'q', 'r', 'bg'];
  if (!names.some((name) => params.has(name))) return undefined;

  const format = choose(params, 'fm', FORMATS);
  const output = format ?? sourceFormat;
  const flag = params.get('fl');
  if (flag !== null && flag !== 'progressive' && flag !== 'png8') {
    throw badImageValue('fl', flag, 'must be progressive or png8');
  }
  if (flag === 'progressive' && output !== undefined && output !== 'jpg') {
    throw badImageValue('fl', flag, 'needs fm=jpg');
  }
  if (flag === 'png8' && output !== undefined && output !== 'png') {
    throw badImageValue('fl', flag, 'needs fm=png');
  }
  return {
    width: parseWhole(params, 'w', 1, MAX_SIDE),
    height: parseWhole(params, 'h', 1, MAX_SIDE),
    fit: choose(params, 'fit', FITS) ?? 'inside',
    focus: choose(params, 'f', FOCUSES) ?? { horizontal: 0, vertical: 0 },
    format,
    isProgressive: flag === 'progressive',
    isPalette: flag === 'png8',
    quality: parseWhole(params, 'q', 1, 100),
    radius: params.get('r') === 'max' ? 'max' : parseWhole(params, 'r', 0, MAX_SIDE),
    background: parseBackground(params),
  };
}

/** Where to cut a piece of `length` out of `full`, by the side that should stay. */
export function placeCut(full: number, length: number, side: -1 | 0 | 1): number {
  return Math.round(((full - length) * (side + 1)) / 2);
}

function choose<Value>(
  params: URLSearchParams,
  name: string,
  values: ReadonlyMap<string, Value>,
): Value | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  const value = values.get(text);
  if (value === undefined) {
    throw badImageValue(name, text, `must be one of ${[...values.keys()].join(', ')}`);
  }
  return value;
}

function parseWhole(
  params: URLSearchParams,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value < least || value > most) {
    throw badImageValue(name, text, `must be a whole number from ${least} to ${most}`);
  }
  return value;
}

function parseBackground(params: URLSearchParams): string | undefined {
  const text = params.get('bg');
  if (text === null) return undefined;
  const figures = /^rgb:([0-9a-f]{6})$/i.exec(text)?.[1];
  if (figures === undefined) {
    throw badImageValue('bg', text, 'must be rgb: and six hexadecimal figures');
  }
  return figures.toLowerCase();
}

function badImageValue(name: string, value: string, rule: string): ApiError {
  return new ApiError('BadRequest', `The image parameter "${name}" ${rule}.`, {
    errors: [{ name, value }],
  });
}
