import * as v from 'valibot';
import { longestRestWithPushMs } from './rest-timer-push-api-paths.ts';

const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(Math.ceil((bytes * 4) / 3)));

/**
 * A browser's subscription at its push service (W3C Push API): where messages go, and the keys that
 * seal them.
 */
const PushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
  keys: v.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type RestTimerPushSubscription = v.InferOutput<typeof PushSubscriptionSchema>;

/**
 * What a page says of its rest. The id is made on the device, for one page. `turn` grows with each
 * request, so that a late one changes nothing. `left` is in milliseconds, because the device's
 * clock may be wrong.
 */
export const SendOrCancelRestPushSchema = v.variant('kind', [
  v.object({
    kind: v.literal('send'),
    id: v.pipe(v.string(), v.uuid()),
    turn: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    left: v.pipe(v.number(), v.minValue(0), v.maxValue(longestRestWithPushMs)),
    subscription: PushSubscriptionSchema,
  }),
  v.object({
    kind: v.literal('cancel'),
    id: v.pipe(v.string(), v.uuid()),
    turn: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
]);
export type SendOrCancelRestPush = v.InferOutput<typeof SendOrCancelRestPushSchema>;

const pushServices = [
  // Chrome, Edge on Android, Samsung Internet, Opera
  /^fcm\.googleapis\.com$/,
  // Firefox
  /^updates\.push\.services\.mozilla\.com$/,
  // Safari
  /^[\w-]+\.push\.apple\.com$/,
  // Edge on Windows
  /^[\w-]+(\.[\w-]+)?\.notify\.windows\.com$/,
];

/**
 * Whether an address is one of a browser's push service. We send to no other: it comes from
 * outside, and could be any machine.
 */
export const isPushServiceUrl = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    port === '' &&
    `${username}${password}` === '' &&
    pushServices.some((host) => host.test(hostname))
  );
};
