import { createClient, type ContentfulClientApi } from 'contentful';
import * as v from 'valibot';
import type { ContentAssetFacts, ContentSpace } from '../../src/content/model/content-space.ts';
import { pathsOutsideCms } from '../../src/domain/routes.ts';
import { describeServiceFault, type ContentSource } from '../failed-build/content-service-fault.ts';
import { PlainFailure } from '../plain-failure.ts';
import { textInDefaultLocale, toRawEntry } from './to-raw-entry.ts';

/** The fields of an entry or asset, each with its values by locale. */
const Fields = v.record(v.string(), v.optional(v.record(v.string(), v.unknown())));
const File = v.object({
  contentType: v.string(),
  details: v.optional(v.object({ size: v.optional(v.number(), 0) }), { size: 0 }),
});

const factsOfFile = ({
  file,
}: v.InferOutput<typeof Fields>): Pick<ContentAssetFacts, 'mimeType' | 'bytes'> => {
  const parsed = v.safeParse(File, Object.values(file ?? {})[0]);
  return parsed.success
    ? { mimeType: parsed.output.contentType, bytes: parsed.output.details.size }
    : { mimeType: '', bytes: 0 };
};

const toAsset = (id: string, fields: v.InferOutput<typeof Fields>): ContentAssetFacts => ({
  id,
  title: textInDefaultLocale(fields, 'title'),
  altText: textInDefaultLocale(fields, 'description'),
  ...factsOfFile(fields),
});

/** Reads a space through a Contentful client, in the form that the content checks use. */
export const readSpaceWithClient = async (
  client: Pick<ContentfulClientApi<undefined>, 'withAllLocales'>,
): Promise<ContentSpace> => {
  const { entries, assets } = await client.withAllLocales.withoutLinkResolution.sync({
    initial: true,
  });
  const files = assets.map(({ sys, fields }) => toAsset(sys.id, v.parse(Fields, fields)));
  return {
    entries: entries.flatMap(
      ({ sys, fields }) =>
        toRawEntry(sys.id, sys.contentType.sys.id, v.parse(Fields, fields)) ?? [],
    ),
    assets: new Map(files.map((file) => [file.id, file])),
    fixedPaths: pathsOutsideCms,
  };
};

/**
 * Reads a space at Contentful: what is published, or the drafts too if the source's host is the
 * preview's. Throws a PlainFailure that says why the space can't be read.
 */
export const readHostedSpace = async (source: ContentSource): Promise<ContentSpace> => {
  const fault = await describeServiceFault(source);
  if (fault !== undefined) throw new PlainFailure(fault);
  const { spaceId: space, environment, host, accessToken } = source;
  return readSpaceWithClient(createClient({ space, environment, host, accessToken }));
};
