import type { ReactElement } from 'react';
import { fromMetricValue } from '../../../domain/calculators/metric.ts';
import type { BarbellSetup } from '../../../domain/calculators/plates.ts';
import { roundToTenth } from '../../../domain/calculators/rounding.ts';
import { myWeightsAddress } from '../../../domain/training/my-weights/my-weights-address.ts';
import { BarbellSetupFields } from '../../../page-parts/barbell/barbell-setup-fields.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { CopyResultLinkButton } from './copy-result-link-button.tsx';
import { Disclosure } from './disclosure.tsx';
import { OneRepMaxByOtherFormulas } from './one-rep-max-by-other-formulas.tsx';
import { StrengthStandingButton } from '../standing/strength-standing-button.tsx';
import { ResultPart } from './result-parts.tsx';
import { SideNote } from '../../../ui/kit/side-note.ts';

type OneRepMaxDetailsProps = {
  /** The lifted weight in kilograms, unrounded. */
  readonly kilograms: number;
  readonly reps: number;
  readonly setup: BarbellSetup;
  readonly onSetup: (setup: BarbellSetup) => void;
  /** The link parameters for these numbers. */
  readonly link: string;
};

/**
 * Everything below a one-repetition maximum and its training weights. An island, because it isn't
 * shown until there is a result.
 */
export const OneRepMaxKitFormulasAndStanding = ({
  kilograms,
  reps,
  setup,
  onSetup,
  link,
}: OneRepMaxDetailsProps): ReactElement => (
  <>
    <p className="no-print">
      <SiteLink
        to={myWeightsAddress({
          weight: {
            value: roundToTenth(fromMetricValue(kilograms, setup.unit)),
            unit: setup.unit,
          },
          reps,
        })}
      >
        Use this in my plans
      </SiteLink>
      : they then show what you put on the bar.
    </p>
    <div className="no-print">
      <Disclosure title="The bar and plates you have">
        <BarbellSetupFields setup={setup} onSetup={onSetup} />
        <SideNote>Your device remembers this for next time.</SideNote>
      </Disclosure>
      <Disclosure title="What other formulas say">
        <OneRepMaxByOtherFormulas kilograms={kilograms} reps={reps} unit={setup.unit} />
      </Disclosure>
    </div>
    <ResultPart title="Where you stand">
      <StrengthStandingButton kilograms={kilograms} reps={reps} unit={setup.unit} />
    </ResultPart>
    <CopyResultLinkButton parameters={link} />
  </>
);
