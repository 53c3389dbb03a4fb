// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClinicalReviewStatusNote } from './clinical-review-status-note.tsx';

const unsigned = { reviewBy: '2027-02-26', signedBy: null, registration: null, signedOn: null };

it('says that no clinician has read it, until one signs', () => {
  const { rerender } = render(<ClinicalReviewStatusNote review={unsigned} />);
  expect(screen.getByText('Not yet reviewed by a clinician.')).toBeDefined();
  rerender(
    <ClinicalReviewStatusNote
      review={{
        ...unsigned,
        signedBy: 'Dr Test Case',
        registration: 'GMC 0000001',
        signedOn: '2027-01-05',
      }}
    />,
  );
  expect(screen.queryByText(/Not yet reviewed/)).toBeNull();
  expect(screen.getByText(/Reviewed by Dr Test Case \(GMC 0000001\)/)).toBeDefined();
});

it('is left out of a text that isn’t about health', () => {
  const { container } = render(
    <ClinicalReviewStatusNote review={{ ...unsigned, reviewBy: null }} />,
  );
  expect(container.childElementCount).toBe(0);
});
