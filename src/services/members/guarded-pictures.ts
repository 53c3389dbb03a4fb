import { parsePictures } from '../../domain/members/parse-member-plans.ts';
import { askMembers, readForMember, type GetAccessToken } from './ask-members.ts';

const picturesAddress = '/api/members/pictures';

/** No more at once than the server takes. */
const most = 24;

/** Pictures that only a member may see. They are kept while the page is open, and nowhere else. */
export type GuardedPictures = {
  /** The small picture of a plan as an address for an image; undefined when it cannot be had. */
  readonly small: (plan: string) => Promise<string | undefined>;
  readonly large: (plan: string) => Promise<string | undefined>;
};

type Waiting = { readonly plan: string; readonly give: (source: string | undefined) => void };

/** What is asked for in one moment goes to the server in one request: each of them costs it as much as many. */
const createBatches = (
  getAccessToken: GetAccessToken,
): ((plan: string) => Promise<string | undefined>) => {
  let waiting: Waiting[] = [];

  const send = async (batch: readonly Waiting[]): Promise<void> => {
    const query = new URLSearchParams(batch.map(({ plan }) => ['plan', plan]));
    const answer = await readForMember(
      getAccessToken,
      `${picturesAddress}?${query}`,
      parsePictures,
    );
    const pictures = answer.kind === 'answered' ? answer.value : new Map<string, string>();
    for (const { plan, give } of batch) {
      const bytes = pictures.get(plan);
      give(bytes === undefined ? undefined : `data:image/webp;base64,${bytes}`);
    }
  };

  const sendAll = (): void => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += most) void send(all.slice(from, from + most));
  };

  return (plan) =>
    new Promise((give) => {
      if (waiting.length === 0) setTimeout(sendAll, 30);
      waiting.push({ plan, give });
    });
};

const patience = 20_000;

/** A picture in the address itself: the site's policy lets pages show no picture that scripts have made otherwise. */
const toDataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read.')));
    reader.readAsDataURL(blob);
  });

const readLarge = async (
  getAccessToken: GetAccessToken,
  plan: string,
): Promise<string | undefined> => {
  const answer = await askMembers(getAccessToken, async (headers) => {
    try {
      const response = await fetch(`${picturesAddress}/${plan}`, {
        headers,
        signal: AbortSignal.timeout(patience),
      });
      return response.ok
        ? { kind: 'answered', value: await toDataAddress(await response.blob()) }
        : { kind: 'refused', sentence: '', status: response.status, body: undefined };
    } catch {
      return { kind: 'lost', sentence: '' };
    }
  });
  return answer.kind === 'answered' ? answer.value : undefined;
};

/** Keeps what was had; what could not be had is asked for again the next time. */
const keeping = (
  read: (plan: string) => Promise<string | undefined>,
): ((plan: string) => Promise<string | undefined>) => {
  const kept = new Map<string, Promise<string | undefined>>();
  return (plan) => {
    const known = kept.get(plan);
    if (known !== undefined) return known;
    const source = read(plan).then((found) => {
      if (found === undefined) kept.delete(plan);
      return found;
    });
    kept.set(plan, source);
    return source;
  };
};

/** Opens the pictures for one member. */
export const createGuardedPictures = (getAccessToken: GetAccessToken): GuardedPictures => ({
  small: keeping(createBatches(getAccessToken)),
  large: keeping((plan) => readLarge(getAccessToken, plan)),
});
