import { previewPaths } from '../../domain/preview.ts';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';
import { isLocalAddress } from '../../config/shared/stand-in.ts';
import { Outage } from '../outage.ts';
import { Refusal } from '../http/answers.ts';

type Source = { readonly spaceId: string; readonly contentHost: string };

const host = /^[a-z]+(\.eu)?\.ctfassets\.net$/;
const sizes = ['w', 'h', 'q'] as const;
const formats = /^(avif|webp|jpg|png)$/;

const isOurs = (url: URL, { spaceId, contentHost }: Source): boolean => {
  if (url.protocol !== 'https:' || url.username !== '') return false;
  const isStandIn = url.host === contentHost && isLocalAddress(`https://${contentHost}`);
  const path = isStandIn ? url.pathname.replace('/images.ctfassets.net', '') : url.pathname;
  return (
    (isStandIn || (host.test(url.hostname) && url.port === '')) && path.startsWith(`/${spaceId}/`)
  );
};

/**
 * The address of the requested picture at Contentful's Images API
 * (contentful.com/developers/docs/references/images-api). Refuses any other host or space.
 */
const pictureAddress = (request: Request, source: Source): string => {
  const asked = new URL(request.url).searchParams;
  const text = asked.get('url') ?? '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !isOurs(url, source)) {
    throw new Refusal(404, 'There is no such picture in the space.');
  }
  url.search = '';
  for (const name of sizes) {
    const value = asked.get(name);
    if (value !== null && /^\d{1,4}$/.test(value)) url.searchParams.set(name, value);
  }
  const format = asked.get('fm') ?? '';
  if (formats.test(format)) url.searchParams.set('fm', format);
  if (url.searchParams.has('w') && url.searchParams.has('h')) url.searchParams.set('fit', 'fill');
  return url.href;
};

/**
 * `GET /preview-picture`: a picture of the space. The host's own image service would serve pictures
 * without passing the gate.
 */
export const answerPreviewPicture = async (
  request: Request,
  source: Source,
  fetchUrl: typeof fetch,
): Promise<Response> => {
  const address = pictureAddress(request, source);
  let answer: Response;
  try {
    answer = await fetchUrl(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(outsideSystemTimeoutsMs.previewPicture),
    });
  } catch (error) {
    throw new Outage(`A picture cannot be fetched (${previewPaths.picture}).`, error);
  }
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !type.startsWith('image/')) {
    await answer.body?.cancel();
    throw new Refusal(404, 'There is no such picture in the space.');
  }
  return new Response(answer.body, { headers: { 'content-type': type } });
};
