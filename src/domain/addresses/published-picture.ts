/**
 * Where the pictures of content from files are on the site, each at an address with the digest of
 * its bytes.
 */
export const publishedPictureFolder = '/pictures/';

/**
 * The site's own address of a picture, from its address at the content service, which ends with the
 * digest of its bytes and its name: `https://…/<id>/<digest>/squat.webp` becomes
 * `/pictures/<digest>/squat.webp`.
 */
export const publishedPathOfPictureUrl = (url: string): string =>
  publishedPath(publishedPictureFolder, url);

/** Where the films of exercises are on the site, with their captions. */
export const publishedFilmFolder = '/films/';

/** The site's own address of a film or its captions. */
export const publishedPathOfFilmFileUrl = (url: string): string =>
  publishedPath(publishedFilmFolder, url);

const publishedPath = (folder: string, url: string): string =>
  `${folder}${new URL(url).pathname.split('/').slice(-2).join('/')}`;
