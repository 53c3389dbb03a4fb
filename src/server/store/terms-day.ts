import * as v from 'valibot';
import type { PrivateBuildFiles } from './private-build-files.ts';

/** The private file about the terms and conditions. */
const TermsFile = v.object({ updated: v.string() });

/**
 * The date of the site's terms and conditions, such as `2026-11-02`, which is their version. Null
 * if the CMS has none.
 */
export const readDateOfTerms = async (files: PrivateBuildFiles): Promise<string | null> =>
  (await files.read('terms', TermsFile))?.updated || null;
