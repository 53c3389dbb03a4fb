import type { ReactElement } from 'react';

const addressOf = (image: string, width: number, format: string): string =>
  `/.netlify/images?w=${width}&h=${Math.round(width / 1.5)}&fit=cover&position=center&fm=${format}&url=https%3A%2F%2Fimages.ctfassets.net%2Fknurl-starter%2F${image}%2F0123456789abcdef0123456789abcdef%2F${image}.webp`;

const srcSetOf = (image: string, format: string): string =>
  [400, 640, 860, 1290].map((width) => `${addressOf(image, width, format)} ${width}w`).join(', ');

type PictureProps = { readonly image: string; readonly alt: string; readonly eager?: boolean };

/**
 * An eager picture in two formats and four sizes, or a lazy one as one address in a `<noscript>`,
 * as on the real site.
 */
export const Picture = ({ image, alt, eager = false }: PictureProps): ReactElement => {
  const sizes = '(min-width: 860px) 860px, 100vw';
  return (
    <span className="picture" style={{ aspectRatio: '860 / 573' }}>
      {eager ? (
        <picture>
          <source type="image/avif" srcSet={srcSetOf(image, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={srcSetOf(image, 'webp')} sizes={sizes} />
          <img
            alt={alt}
            width={860}
            height={573}
            fetchPriority="high"
            sizes={sizes}
            srcSet={srcSetOf(image, 'webp')}
            src={addressOf(image, 860, 'webp')}
          />
        </picture>
      ) : (
        <noscript>
          <img
            alt={alt}
            width={380}
            height={253}
            loading="lazy"
            src={addressOf(image, 380, 'webp')}
          />
        </noscript>
      )}
    </span>
  );
};
