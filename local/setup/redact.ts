/** Replaces a secret in a sentence. */
const redacted = '•••';

// No vendor's secrets are shorter, and replacing short values would damage ordinary words.
const shortest = 8;

const isOpen = new Set(['STRIPE_PUBLISHABLE_KEY', 'SNIPCART_PUBLIC_KEY', 'VAPID_PUBLIC_KEY']);

/**
 * True if a variable's value must not be shown: a key, a token, an address with a password, a build
 * hook.
 */
export const isSecretName = (name: string): boolean =>
  !isOpen.has(name) &&
  /(TOKEN|KEY|SECRET|PASSWORD|SMTP_URL|DATABASE_URL|DATABASE_DIRECT_URL|HOOK_URL)$/.test(name);

const passwordsIn = (value: string): readonly string[] => {
  if (!URL.canParse(value)) return [];
  const { password } = new URL(value);
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
};

/**
 * The forms in which a secret may occur in a sentence: itself, URL-encoded, in JSON, in an
 * Authorization header.
 */
const formsOf = (value: string): readonly string[] => [
  value,
  encodeURIComponent(value),
  JSON.stringify(value).slice(1, -1),
  ...passwordsIn(value),
];

/**
 * Creates a function that removes secrets from a command's output, even if a vendor's response
 * repeats them.
 */
export const createRedactor = (
  variables: Readonly<Record<string, string | undefined>>,
): ((text: string) => string) => {
  const secrets = Object.entries(variables)
    .flatMap(([name, value]) => (value !== undefined && isSecretName(name) ? formsOf(value) : []))
    .filter((secret) => secret.length >= shortest)
    // Longest first: one secret may be part of another.
    .sort((one, other) => other.length - one.length);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, redacted), text);
};
