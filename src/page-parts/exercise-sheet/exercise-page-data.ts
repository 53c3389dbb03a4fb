import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as v from 'valibot';
import { siteFileTimeoutMs } from '../../domain/timeouts.ts';

// Gatsby writes a picture's data and its own component reads them, so we don't check their shape.
const isImageData = (value: unknown): value is IGatsbyImageData =>
  typeof value === 'object' && value !== null && 'images' in value;

const PagePicture = v.nullable(
  v.object({
    description: v.nullable(v.string()),
    gatsbyImage: v.nullable(v.custom<IGatsbyImageData>(isImageData)),
  }),
);

/**
 * A page that was kept before exercises had films, or films a description or drawn muscles, has
 * none.
 */
const PageFilms = v.optional(
  v.array(
    v.object({
      side: v.string(),
      src: v.string(),
      about: v.optional(v.string(), ''),
      captions: v.nullable(v.string()),
      muscles: v.optional(v.nullable(v.string()), null),
    }),
  ),
  [],
);

const PageData = v.object({
  result: v.object({
    data: v.object({
      exercise: v.object({
        title: v.string(),
        steps: v.array(v.string()),
        cues: v.array(v.string()),
        image: PagePicture,
        imageStart: PagePicture,
        imageEnd: PagePicture,
        films: PageFilms,
      }),
    }),
  }),
});
/** What an exercise's own page shows of it: names, steps, cues, pictures and films. */
export type ExercisePageData = v.InferOutput<typeof PageData>['result']['data']['exercise'];

/**
 * Fetches the data of an exercise's own page, which Gatsby writes into a file beside the page.
 * Throws if it can't be loaded or has another shape.
 */
export const fetchExercisePageData = async (path: string): Promise<ExercisePageData> => {
  const answer = await fetch(`/page-data${path}page-data.json`, {
    // Tells the service worker that this isn't Gatsby's request.
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(siteFileTimeoutMs),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return v.parse(PageData, await answer.json()).result.data.exercise;
};
