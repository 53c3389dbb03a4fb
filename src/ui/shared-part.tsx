import { use } from 'react';
import type { ElementType, HTMLAttributes, ReactElement } from 'react';
import { CurrentPath } from './site-link.tsx';

type Recall = (part: string, path: string) => string | undefined;

let recall: Recall = () => undefined;

/** Has parts taken from what was made before; only the build does (`src/app/shared-html.ts`). */
export const recallPartsBy = (own: Recall): void => {
  recall = own;
};

type SharedPartProps = HTMLAttributes<HTMLElement> & {
  /** The part's outermost element; no other of its kind may stand in it. */
  readonly as: ElementType;
  /** Its name, another one for each of its variants. */
  readonly part: string;
};

/**
 * A part that is the same on many pages, but for the link that leads to the page itself: the build renders it once, and
 * then puts its HTML into the others. To the browser it is an element like every other.
 */
export const SharedPart = ({
  as: Root,
  part,
  children,
  ...others
}: SharedPartProps): ReactElement => {
  const made = recall(part, use(CurrentPath));
  return made === undefined ? (
    <Root data-shared={part} {...others}>
      {children}
    </Root>
  ) : (
    <Root data-shared={part} {...others} dangerouslySetInnerHTML={{ __html: made }} />
  );
};
