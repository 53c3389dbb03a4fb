import { describeContentFaults } from './content-faults.ts';
import { describeServiceFault, type ContentSource } from './content-service-fault.ts';
import { readGatsbyError } from './gatsby-error.ts';

type FailedBuild = {
  /** What Gatsby printed. */
  readonly output: string;
  readonly content: ContentSource;
  /** The folder of the starter space; undefined if the content comes from a hosted space. */
  readonly contentFolder: string | undefined;
};

/** The ways in which Gatsby's plugin says that it could not read the space. */
const readingFailed =
  /(Accessing your Contentful space|Fetching contentful data) failed[^\n]*|Cannot access Contentful space/;

const brokenPicture = /did not give the picture \S+\/([^/?\s]+)(?:\?\S*)?: ([^\n]*)/;

/** A picture with a valid header can be opened, and fails only when it is resized. */
const describePictureFault = (gatsbyError: string): string | undefined => {
  const [, file, reason = ''] = brokenPicture.exec(gatsbyError) ?? [];
  if (file === undefined) return undefined;
  return `One fault in content/:\n- content/assets/${file}: the picture is damaged (${reason.replace(/\.$/, '')}). Export it again.`;
};

/**
 * Why a build failed, and what to do: a content error, a failure of the content service, or
 * Gatsby's own message. The last comes last, because Gatsby reports every failure of the content
 * service as a wrong access token.
 */
export const explainFailedBuild = async (
  { output, content, contentFolder }: FailedBuild,
  send: typeof fetch = fetch,
): Promise<string> => {
  const gatsbyError = readGatsbyError(output) ?? '';
  const isLocal = contentFolder !== undefined;
  const fault =
    (isLocal ? await describeContentFaults(contentFolder) : undefined) ??
    (await describeServiceFault(content, send)) ??
    (isLocal ? describePictureFault(gatsbyError) : undefined);
  if (fault !== undefined) return fault;
  if (readingFailed.test(gatsbyError)) {
    const [reason = ''] = readingFailed.exec(gatsbyError) ?? [];
    // What Gatsby says about the token is wrong: the service accepts it.
    const detail = reason.startsWith('Cannot access') ? '' : reason;
    return `${detail}\nThe connection to the content service at ${content.host} broke while the build was reading from it. Build again.`.trim();
  }
  return gatsbyError === '' ? 'Gatsby named no reason; see what it printed above.' : gatsbyError;
};
