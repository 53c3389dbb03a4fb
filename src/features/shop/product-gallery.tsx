import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { picturePropsOfAsset } from '../../content/queried/pictures.ts';
import type { QueriedPicture } from '../../content/queried/pictures.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

const Track = styled.ul`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    flex: none;
    width: 100%;
    scroll-snap-align: start;
  }

  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  @media print {
    flex-wrap: wrap;

    & > li {
      width: 50%;
    }
  }
`;

const Thumbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & button {
    width: 4.5rem;
    padding: 0 0 calc(var(--space-1) + 4px);
    border: 0;
    background: none;
    cursor: pointer;
  }

  & button[aria-current] {
    padding-bottom: var(--space-1);
    border-bottom: 4px solid var(--accent);
  }

  @media (scripting: none) {
    display: none;
  }
`;

type ProductGalleryProps = {
  readonly title: string;
  readonly pictures: readonly (QueriedPicture & {
    readonly id: string;
    readonly thumb: QueriedPicture['gatsbyImage'];
  })[];
};

/**
 * The pictures of a product, side by side in a track that is scrolled by swiping or with the arrow
 * keys. The thumbnails below it jump to each. Everything except the thumbnails works without
 * scripts.
 */
export const ProductGallery = ({ title, pictures }: ProductGalleryProps): ReactElement => {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const isOne = pictures.length < 2;
  return (
    <Box>
      <Track
        ref={track}
        {...(isOne ? {} : { tabIndex: 0, 'aria-label': `Pictures of ${title}` })}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
      >
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Picture {...picturePropsOfAsset(picture)} eager={index === 0} />
          </li>
        ))}
      </Track>
      {isOne ? null : (
        <Thumbs className="no-print">
          {pictures.map((picture, index) => (
            <button
              key={picture.id}
              type="button"
              aria-label={`Picture ${index + 1} of ${pictures.length}`}
              aria-current={index === shown ? true : undefined}
              onClick={() => track.current?.scrollTo({ left: index * track.current.clientWidth })}
            >
              <Picture image={picture.thumb} alt="" />
            </button>
          ))}
        </Thumbs>
      )}
    </Box>
  );
};
