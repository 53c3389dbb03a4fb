/** The facts of one item, in words and numbers. */
export type OwnDataRow = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Everything we store about a member: `GET /api/account/data`. Each part is a list of items; the
 * names of parts and facts are English words.
 */
export type MemberDataExport = {
  readonly madeAt: string;
  readonly parts: Readonly<Record<string, readonly OwnDataRow[]>>;
};

/**
 * What the browser stores on the member's device, which our server can't see. The privacy policy
 * uses the same names.
 */
export const thingsStoredOnDevice: readonly { readonly name: string; readonly what: string }[] = [
  { name: 'currency', what: 'The currency to show prices in' },
  { name: 'vote, votedIn, votedFor', what: 'That you have voted, in which poll, and for what' },
  { name: 'analytics', what: 'Whether you let us count your visits, if we asked you' },
  { name: '_ga, _ga_…', what: 'A random number of Google Analytics, only if you agreed' },
  { name: 'Poll cookie', what: 'A random identifier that stops double votes' },
  { name: 'numbers', what: 'What you typed into a calculator, until you close the tab' },
  { name: 'codes', what: 'The code with which you came to a page, until you close the tab' },
  { name: 'weightUnit, heightUnit, kit.kg, kit.lb', what: 'Your units and your plates' },
  {
    name: '@@scroll, load-failure',
    what: 'How far down a page you were, until you close the tab',
  },
  { name: 'members.opened', what: 'The addresses of the four member plans you opened last' },
  { name: 'members.kept', what: 'That you keep a member plan on this device' },
  { name: 'knurl-plans', what: 'The member plans that you keep on this device, encrypted' },
  { name: 'training', what: 'That there is a training log on your device' },
  { name: 'training.written', what: 'The plans that you read without your weights' },
  { name: 'training.signals', what: 'How a session tells you that the rest is over' },
  {
    name: 'training.notification',
    what: 'Whether a notification tells you that the rest is over',
  },
  { name: 'training.place', what: 'That you train at home' },
  { name: 'training.sync', what: 'That sync is on for somebody on this device' },
  { name: 'knurl-sync', what: 'The key of your sealed log, and what waits to be sent' },
  { name: 'offline', what: 'That you don’t want pages kept on this device' },
  {
    name: 'knurl-copy-…, knurl-pictures, knurl-kept',
    what: 'Pages that open without a connection: see /on-this-device/',
  },
  { name: 'editor.draft', what: 'For our editors alone: the plan that one is writing' },
  {
    name: 'knurl-training',
    what: 'Your training log, which only your devices can read: export it at /training-log/',
  },
  { name: 'cart', what: 'What you have put into your cart' },
  {
    name: 'customer, sub, owned',
    what: 'Your customer number, whether you have a subscription, and what you have bought',
  },
  { name: 'redirect', what: 'That you asked to subscribe, while you log in' },
  { name: 'order', what: 'What you ordered last, until it is paid' },
  { name: 'cart.destination', what: 'Where the shop delivers to, as you chose' },
  { name: 'cart.order', what: 'What was in your cart when you pressed to pay, until it is paid' },
  { name: 'Buyer cookie', what: 'That a cart is being paid on this device, for a day' },
  {
    name: 'snipcart-cart',
    what: 'The number of your cart at the cart provider, if we use one',
  },
  { name: 'gift-code', what: 'The code of a gift, while you log in' },
  { name: 'Login tokens', what: 'Keep you signed in' },
  { name: 'renewal', what: 'When a login token was renewed last' },
  { name: 'Login cookie', what: 'That you have logged in' },
  { name: 'login-redirects', what: 'Stops a login that would go round in circles' },
];

/** Turns a name such as `orderedAt` into words: “Ordered at”. */
export const wordsOfFieldName = (name: string): string => {
  const words = name.replaceAll(
    /([a-z\d])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
