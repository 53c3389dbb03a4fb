import * as v from 'valibot';
import { HealthTextTitleAndReviewSchema } from '../../domain/clinical-review-schema.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

/**
 * The member plans with advice about health. Their names are for the owner's desk alone: no public
 * file has them (R2).
 */
export const readHealthTextTitlesAndReviews = async (
  files: PrivateBuildFiles,
): Promise<v.InferOutput<typeof HealthTextTitleAndReviewSchema>[]> =>
  (await files.read('members/health-texts', v.array(HealthTextTitleAndReviewSchema))) ?? [];
