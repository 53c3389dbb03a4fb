import { NetlifyAPI } from '@netlify/api';
import { PlainFailure } from '../../plain-failure.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The page where an owner creates the token. */
export const tokenPage = 'https://app.netlify.com/user/applications#personal-access-tokens';

/** Creates a client of Netlify's API with the owner's personal access token. */
export const createNetlifyClient = (variables: Variables): NetlifyAPI => {
  const { protocol, host } = new URL(variables['NETLIFY_API_URL'] ?? 'https://api.netlify.com');
  return new NetlifyAPI(variables['NETLIFY_AUTH_TOKEN'], {
    scheme: protocol.replace(':', ''),
    host,
    pathPrefix: '/api/v1',
    userAgent: 'knurl-setup',
  });
};

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const json: unknown = 'json' in error ? error.json : undefined;
  const said =
    typeof json === 'object' && json !== null && 'message' in json ? json.message : undefined;
  return typeof said === 'string' ? said : error.message;
};

/** Explains an error of Netlify's API, and says what to do where that is known. */
const toNetlifyFailure = (doing: string, error: unknown): PlainFailure => {
  if (error instanceof PlainFailure) return error;
  const status = statusOf(error);
  if (status === 401 || status === 403) {
    return new PlainFailure(
      `Netlify does not accept NETLIFY_AUTH_TOKEN for ${doing}. Make a new token at ${tokenPage} and put it into .env.`,
    );
  }
  if (status === undefined) {
    return new PlainFailure(`Netlify could not be reached for ${doing}: ${messageOf(error)}`);
  }
  return new PlainFailure(`Netlify refused ${doing} (${status}): ${messageOf(error)}.`);
};

/** Calls Netlify, and turns a failure into a PlainFailure. */
export const askNetlify = async <Answer>(
  doing: string,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    throw toNetlifyFailure(doing, error);
  }
};
