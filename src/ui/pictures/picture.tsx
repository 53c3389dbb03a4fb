import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import styled from 'styled-components';
import { whenNear } from '../loading/when-near.ts';

type PictureProps = {
  readonly image: IGatsbyImageData | null;
  readonly alt: string;
  /** Whether the picture is on the first screen: loaded at once, without a fade. */
  readonly eager?: boolean;
  /** The distance from the screen, in CSS pixels, at which a lazy picture begins to load. */
  readonly rootMargin?: number;
  /** The duration of a lazy picture's fade, in milliseconds. */
  readonly fade?: number;
};

/** Reserves a picture's space, with a plain background until the picture has loaded. */
export const PicturePlaceholderFrame = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  background: var(--sunken);
  /* Seen where the device has colours of its own: a frame in which the picture is to come. */
  outline: 1px solid transparent;
  outline-offset: -1px;

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/**
 * A picture with all sizes and formats of the image service. Unless it is eager, it starts to load
 * when it comes near the screen. With scripts off, the `<noscript>` image relies on the browser's
 * own lazy loading.
 */
export const Picture = ({
  image,
  alt,
  eager = false,
  rootMargin = 200,
  fade = 500,
}: PictureProps): ReactElement | null => {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(eager);
  const [loaded, setLoaded] = useState(eager);

  useEffect(() => {
    if (near || frame.current === null) return undefined;
    return whenNear(frame.current, rootMargin, () => setNear(true));
  }, [near, rootMargin]);

  const fallback = image?.images.fallback;
  if (image === null || fallback === undefined) return null;

  return (
    <PicturePlaceholderFrame
      ref={frame}
      style={{ aspectRatio: `${image.width} / ${image.height}` }}
    >
      {near ? (
        <picture>
          {image.images.sources?.map((source) => (
            <source
              key={source.type}
              type={source.type}
              srcSet={source.srcSet}
              sizes={source.sizes}
            />
          ))}
          <img
            alt={alt}
            width={image.width}
            height={image.height}
            decoding="async"
            loading="eager"
            fetchPriority={eager ? 'high' : 'auto'}
            sizes={fallback.sizes}
            srcSet={fallback.srcSet}
            src={fallback.src}
            onLoad={() => setLoaded(true)}
            onError={() => setLoaded(true)}
            style={eager ? undefined : { opacity: loaded ? 1 : 0, transition: `opacity ${fade}ms` }}
          />
        </picture>
      ) : (
        <noscript>
          <img
            alt={alt}
            width={image.width}
            height={image.height}
            loading="lazy"
            src={fallback.src}
          />
        </noscript>
      )}
    </PicturePlaceholderFrame>
  );
};
