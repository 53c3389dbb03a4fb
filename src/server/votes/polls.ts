import * as v from 'valibot';
import type { PrivateFiles } from '../store/private-files.ts';

const ContentPolls = v.array(
  v.object({ id: v.string(), active: v.boolean(), options: v.array(v.string()) }),
);

/** The polls of the content. Votes can be read for all of them, and cast in the active one, if there is one. */
export type ContentPolls = v.InferOutput<typeof ContentPolls>;
export type Poll = ContentPolls[number];

/** Reads the polls that the build wrote; empty before the first build. */
export const readPolls = async (files: PrivateFiles): Promise<ContentPolls> =>
  (await files.read('polls', ContentPolls)) ?? [];
