import * as v from 'valibot';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

const AllPolls = v.array(
  v.object({ id: v.string(), active: v.boolean(), options: v.array(v.string()) }),
);

/**
 * The polls of the content. Votes can be read for all of them, and cast in the active one, if there
 * is one.
 */
export type AllPolls = v.InferOutput<typeof AllPolls>;
export type Poll = AllPolls[number];

/** Reads the polls that the build wrote; empty before the first build. */
export const readPollsWrittenByBuild = async (files: PrivateBuildFiles): Promise<AllPolls> =>
  (await files.read('polls', AllPolls)) ?? [];
