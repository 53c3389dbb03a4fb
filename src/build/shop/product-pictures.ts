import * as v from 'valibot';

/** The size of the picture in a line of the cart, in pixels: twice its size on the page. */
const pictureSize = 192;

const query = `{
  allContentfulProduct {
    nodes {
      slug
      images {
        gatsbyImage(layout: FIXED, width: ${pictureSize}, height: ${pictureSize}, outputPixelDensities: [1], formats: [WEBP], placeholder: NONE)
      }
    }
  }
}`;

const AnswerSchema = v.object({
  allContentfulProduct: v.object({
    nodes: v.array(
      v.object({
        slug: v.string(),
        images: v.array(
          v.object({
            gatsbyImage: v.nullable(
              v.object({ images: v.object({ fallback: v.object({ src: v.string() }) }) }),
            ),
          }),
        ),
      }),
    ),
  }),
});

/** Runs a query against Gatsby's nodes. */
type RunQuery = (query: string) => Promise<{ readonly data?: unknown; readonly errors?: unknown }>;

/** The address of a small square picture of each product on this site, by its slug. */
export const readProductPictureAddresses = async (
  runQuery: RunQuery,
): Promise<ReadonlyMap<string, string>> => {
  const { data, errors } = await runQuery(query);
  if (errors !== undefined) {
    throw new Error(`The products’ pictures cannot be read: ${JSON.stringify(errors)}`);
  }
  const { nodes } = v.parse(AnswerSchema, data).allContentfulProduct;
  return new Map(
    nodes.flatMap(({ slug, images }) => {
      const src = images[0]?.gatsbyImage?.images.fallback.src;
      return src === undefined ? [] : [[slug, src] as const];
    }),
  );
};
