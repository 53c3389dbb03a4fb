import { expect, it } from 'vitest';
import { withClinicalReviewNote } from './review-note.ts';

const unsigned = { reviewBy: '2027-02-28', signedBy: null, registration: null, signedOn: null };

it('says above a text about health that no clinician has reviewed it', () => {
  expect(withClinicalReviewNote('<p>Eat.</p>', unsigned)).toBe(
    '<p><strong>Not yet reviewed by a clinician.</strong></p>\n<p>Eat.</p>',
  );
});

it('names who signed, as words', () => {
  const signed = { signedBy: 'Dr <b>Case', registration: 'GMC 0000001', signedOn: '2026-12-01' };
  const html = withClinicalReviewNote('<p>Eat.</p>', { ...unsigned, ...signed });
  expect(html).toContain('Reviewed by Dr &lt;b&gt;Case (GMC 0000001) on 1 December 2026.');
});

it('leaves other texts alone', () => {
  expect(withClinicalReviewNote('<p>Eat.</p>', undefined)).toBe('<p>Eat.</p>');
});
