import * as v from 'valibot';
import { HealthTextWithReviewSchema } from '../../domain/clinical-review-schema.ts';
import type { PrivateFiles } from '../store/private-files.ts';

/** The member plans with advice about health. Their names are for the owner's desk alone: no public file has them (R2). */
export const readPlansWithHealthAdvice = async (
  files: PrivateFiles,
): Promise<v.InferOutput<typeof HealthTextWithReviewSchema>[]> =>
  (await files.read('members/health-texts', v.array(HealthTextWithReviewSchema))) ?? [];
