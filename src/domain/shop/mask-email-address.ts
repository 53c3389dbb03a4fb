const masked = (word: string): string => `${word.slice(0, 1)}…`;

/** An e-mail address that its owner can recognise, but that nobody else can learn: `j…@e….com`. */
export const maskEmailAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  if (at < 0) return masked(address);
  const host = address.slice(at + 1);
  const dot = host.lastIndexOf('.');
  const end = dot < 0 ? '' : host.slice(dot);
  return `${masked(address.slice(0, at))}@${masked(host)}${end}`;
};
