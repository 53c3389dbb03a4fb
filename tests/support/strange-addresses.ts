import { createRandom, pickFrom } from './random.ts';

const encoded =
  '%21 %22 %23 %24 %25 %26 %27 %28 %29 %2A %2B %2C %2F %3A %3B %3C %3D %3E %3F %40 %5B %5C %5D %5E %60 %7B %7C %7D %7E';
const others = '%00 %09 %0A %0D %20 %7F %2525 %252F %E2%80%AE %F0%9F%8F%8B %C3%A9 %2e%2e %61';
const plain = ", @ & + = ; : * ~ ! $ ' ( ) [ ] | ^ é 重 🏋";
const names = ':uri :path * articles exercises page-data 404.html index.html A z9 - _';

/** What means something in an address, to a router or in HTML, and letters of several scripts. */
const parts = [encoded, others, plain, names].flatMap((list) => list.split(' '));

/**
 * Whether a browser leaves it below a folder that doesn't exist. It takes `%2e%2e` for the folder
 * above.
 */
const hasNoPage = (address: string): boolean =>
  /^\/(none|no\/|nothing\/)./.test(new URL(address, 'https://knurl.example').pathname);

/**
 * 500 addresses without a page: each part in a name and as a folder, and several parts at random.
 */
export const strangeAddresses = ((): readonly string[] => {
  const random = createRandom(32);
  const each = parts.flatMap((part) => [`/none${part}such`, `/no/${part}/`]);
  const some = Array.from({ length: 500 }, () => {
    const folders = Array.from({ length: 1 + random(3) }, () =>
      Array.from({ length: 1 + random(4) }, () => pickFrom(parts, random)).join(''),
    );
    return `/nothing/${folders.join('/')}${pickFrom(['', '/', '?s=%2C%25', '#a%2Cb'], random)}`;
  });
  return [...each, ...some].filter(hasNoPage).slice(0, 500);
})();

/** Half an encoded character, and bytes that are no text in UTF-8. */
export const undecodableAddresses: readonly string[] = [
  '/%',
  '/none%such/',
  '/%E0%A4%A',
  '/%FF%FE',
  '/%C3(',
  '/a%2',
  '/%%%',
];
