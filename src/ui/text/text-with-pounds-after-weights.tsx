import { Fragment } from 'react';
import type { ReactElement } from 'react';

type WithPoundsProps = {
  readonly pieces: readonly { readonly text: string; readonly pounds: string | undefined }[];
};

/**
 * A text whose weights are followed by their value in pounds, which `base.css` hides for readers
 * who use kilograms only.
 */
export const TextWithPoundsAfterWeights = ({ pieces }: WithPoundsProps): ReactElement => (
  <>
    {pieces.map(({ text, pounds }, index) => (
      // The index is the key because two pieces may have the same text.
      <Fragment key={index}>
        {text}
        {pounds === undefined ? null : <span className="lb">{` (${pounds})`}</span>}
      </Fragment>
    ))}
  </>
);
