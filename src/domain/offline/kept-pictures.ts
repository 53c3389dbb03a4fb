/**
 * The width that is kept of a picture, in pixels: it fills a phone, and weighs a third of the
 * largest.
 */
const keptWidth = 430;

/** The source of a picture of the image service: its other sizes and formats have the same. */
export const originalOfImageServiceUrl = (address: URL): string =>
  address.searchParams.get('url') ?? '';

/** The address under which a picture is kept, whatever its size and format. */
export const cacheKeyOfOriginalPicture = (source: string): string =>
  `/-/picture?${new URLSearchParams({ source })}`;

type Variant = { readonly address: string; readonly distance: number };

/**
 * One address for each picture in a page's data: the format that weighs least, in the width nearest
 * to a phone's. Those of shared links are JPEG, and no page shows them.
 */
export const picturesInPageData = (data: string): ReadonlyMap<string, string> => {
  const best = new Map<string, Variant>();
  for (const [address] of data.matchAll(/\/\.netlify\/images\?[^"\s,\\]+/g)) {
    const url = new URL(address, 'https://site.invalid');
    if (url.searchParams.get('fm') !== 'avif') continue;
    const source = originalOfImageServiceUrl(url);
    const distance = Math.abs(Number(url.searchParams.get('w')) - keptWidth);
    if (distance < (best.get(source)?.distance ?? Infinity))
      best.set(source, { address, distance });
  }
  return new Map([...best].map(([source, { address }]) => [source, address]));
};
