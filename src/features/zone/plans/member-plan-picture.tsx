import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import {
  memberPlanPictureSizes,
  type MemberPlanPictureSizeName,
} from '../../../domain/members/picture-sizes.ts';
import { PicturePlaceholderFrame } from '../../../ui/pictures/picture.tsx';
import { logFailedImageLoadToConsole } from '../../../ui/pictures/warn-of-image.ts';
import { whenNear } from '../../../ui/loading/when-near.ts';
import { useMemberZoneStore } from '../use-zone.ts';

/** Distance at which a picture counts as near the screen, in CSS pixels. */
const nearDistance = 200;

type GuardedPictureProps = {
  /** The address of the plan without `/members/`. */
  readonly plan: string;
  readonly alt: string;
  readonly size: MemberPlanPictureSizeName;
};

/**
 * The picture of a member plan. It is fetched when it gets near the screen; if that fails, the
 * empty frame stays.
 */
export const MemberPlanPicture = ({ plan, alt, size }: GuardedPictureProps): ReactElement => {
  const { pictures } = useMemberZoneStore();
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const [source, setSource] = useState<string>();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (isNear || frame.current === null) return undefined;
    return whenNear(frame.current, nearDistance, () => setNear(true));
  }, [isNear]);

  useEffect(() => {
    if (!isNear) return undefined;
    let isCancelled = false;
    void pictures[size](plan).then((found) => {
      if (isCancelled) return;
      if (found === undefined) logFailedImageLoadToConsole(plan);
      setSource(found);
    });
    return () => {
      isCancelled = true;
    };
  }, [isNear, pictures, plan, size]);

  const { width, height } = memberPlanPictureSizes[size];
  return (
    <PicturePlaceholderFrame ref={frame} style={{ aspectRatio: `${width} / ${height}` }}>
      {source === undefined ? null : (
        <picture>
          <img
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            src={source}
            onLoad={() => setShown(true)}
            style={{ opacity: isShown ? 1 : 0, transition: 'opacity 500ms' }}
          />
        </picture>
      )}
    </PicturePlaceholderFrame>
  );
};
