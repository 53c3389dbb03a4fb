/** The content service that a build reads from, with the settings that the build sends. */
export type ContentSource = {
  /** Without a scheme: `cdn.contentful.com`. */
  readonly host: string;
  readonly spaceId: string;
  readonly environment: string;
  readonly accessToken: string;
};

/**
 * In milliseconds. Long: it is asked when a build has failed already, and by the doctor beside
 * thirty other looks.
 */
const timeout = 30_000;

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  if (cause instanceof Error) return cause.message;
  return error instanceof Error ? error.message : String(error);
};

/**
 * What is wrong with the content service now, and what to do; undefined if it answers as it should.
 */
export const describeServiceFault = async (
  { host, spaceId, environment, accessToken }: ContentSource,
  send: typeof fetch = fetch,
): Promise<string | undefined> => {
  const address = `https://${host}/spaces/${spaceId}/environments/${environment}/content_types?limit=1`;
  let status: number;
  try {
    const answer = await send(address, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    status = answer.status;
  } catch (error) {
    return `The content service at ${host} cannot be reached (${codeOf(error)}). Check that it runs, that CONTENTFUL_HOST is right and that this machine is connected, then build again.`;
  }
  if (status === 401 || status === 403) {
    return `The content service at ${host} refuses the access token. Check CONTENTFUL_ACCESS_TOKEN.`;
  }
  if (status === 404) {
    return `The content service at ${host} has no space "${spaceId}" with an environment "${environment}". Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.`;
  }
  if (status >= 400) {
    return `The content service at ${host} answers ${status}. Wait until it works again, then build again.`;
  }
  return undefined;
};
