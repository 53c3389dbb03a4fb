import * as v from 'valibot';
import type { PrivateFiles } from './private-files.ts';

const Polls = v.array(
  v.object({ id: v.string(), active: v.boolean(), options: v.array(v.string()) }),
);

/** The polls of the content: at most one takes votes, all of them can be read. */
export type Polls = v.InferOutput<typeof Polls>;
export type Poll = Polls[number];

/** Reads the polls as the build left them; none before the first build. */
export const readPolls = async (files: PrivateFiles): Promise<Polls> =>
  (await files.read('polls', Polls)) ?? [];
