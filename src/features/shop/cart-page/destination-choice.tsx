import type { ReactElement } from 'react';
import type { QuoteAnswer } from '../../../domain/cart/quote.ts';
import { routes } from '../../../domain/routes.ts';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';

/** The id of the destination field, which takes the focus if it is missing. */
export const destinationFieldId = 'cart-destination';
const problemId = `${destinationFieldId}-problem`;

type DestinationChoiceProps = {
  /** Undefined until the server has returned where we deliver. */
  readonly destinations: QuoteAnswer['destinations'] | undefined;
  /** Its code; null until the buyer has chosen. */
  readonly destination: string | null;
  /** Whether the buyer has pressed to pay without choosing one. */
  readonly isMissing: boolean;
  readonly onChoose: (destination: string) => void;
};

/** The choice of a destination. Only places that we deliver to can be chosen. */
export const DestinationChoice = ({
  destinations,
  destination,
  isMissing,
  onChoose,
}: DestinationChoiceProps): ReactElement => {
  const isServed = destinations?.some(({ code }) => code === destination) ?? false;
  const isGone = destinations !== undefined && destination !== null && !isServed;
  return (
    <Field>
      <label htmlFor={destinationFieldId}>Deliver to</label>
      <select
        id={destinationFieldId}
        value={isServed ? (destination ?? '') : ''}
        aria-invalid={isMissing || isGone ? true : undefined}
        aria-describedby={`${problemId} ${destinationFieldId}-note`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {isServed ? null : (
          <option value="">
            {destinations === undefined ? 'Looking up where we deliver' : 'Choose where it goes'}
          </option>
        )}
        {destinations?.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {isGone ? (
        <ProblemSentence id={problemId} role="alert">
          We don’t deliver to the place you chose before. Choose another.
        </ProblemSentence>
      ) : null}
      {isMissing && !isGone ? (
        <ProblemSentence id={problemId} role="alert">
          Choose where it goes, then press the button again.
        </ProblemSentence>
      ) : null}
      <p id={`${destinationFieldId}-note`}>
        <small>
          Yours isn’t there? We deliver only where we can tell you what import VAT and duty come to.{' '}
          <SiteLink to={routes.contact}>Write to us</SiteLink> and we’ll look into it.
        </small>
      </p>
    </Field>
  );
};
