import type { ReactElement } from 'react';
import type { HealthTextDueForClinicalReview } from '../../domain/clinical-review.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { DeskRows } from './parts.tsx';

type ReviewsProps = { readonly reviews: readonly HealthTextDueForClinicalReview[] };

/** The texts about health that no clinician has signed off, or whose review is due. */
export const HealthTextsDueForClinicalReview = ({ reviews }: ReviewsProps): ReactElement =>
  reviews.length === 0 ? (
    <p>A clinician has signed off every text about health.</p>
  ) : (
    <>
      <p>
        Each says on its page that no clinician has reviewed it yet, until her name, her
        registration and the day are in the entry.
      </p>
      <DeskRows>
        {reviews.map(({ title, path, reason }) => (
          <li key={path}>
            <span>
              <SiteLink to={path}>{title}</SiteLink>: {reason}
            </span>
          </li>
        ))}
      </DeskRows>
    </>
  );
