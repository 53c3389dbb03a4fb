/** What stands in a sentence in the place of a secret. */
const concealed = '•••';

// Shorter values are no secrets of any vendor's, and would tear holes into words.
const shortest = 8;

const isOpen = new Set(['STRIPE_PUBLISHABLE_KEY', 'SNIPCART_PUBLIC_KEY']);

/** True for a variable whose value nobody may read over somebody's shoulder: a key, a token, an address with a password or to a hook. */
export const isSecretName = (name: string): boolean =>
  !isOpen.has(name) && /(TOKEN|KEY|SECRET|PASSWORD|SMTP_URL|DATABASE_URL|HOOK_URL)$/.test(name);

const passwordsIn = (value: string): readonly string[] => {
  if (!URL.canParse(value)) return [];
  const { password } = new URL(value);
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
};

/** The forms in which a secret may stand in a sentence: itself, in an address, in JSON, in an Authorization header. */
const formsOf = (value: string): readonly string[] => [
  value,
  encodeURIComponent(value),
  JSON.stringify(value).slice(1, -1),
  ...passwordsIn(value),
];

/** Makes a function that takes the secrets out of what a command prints. Whatever a vendor's answer repeats, none is shown. */
export const createConcealer = (
  variables: Readonly<Record<string, string | undefined>>,
): ((text: string) => string) => {
  const secrets = Object.entries(variables)
    .flatMap(([name, value]) => (value !== undefined && isSecretName(name) ? formsOf(value) : []))
    .filter((secret) => secret.length >= shortest)
    // The longest first: one secret may be a part of another.
    .sort((one, other) => other.length - one.length);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, concealed), text);
};
