const back = String.raw`back\b`;
const act = String.raw`(?:cancel|cancels|cancelled|cancelling)`;

/**
 * Other words for the acts that docs/voice.md names in "One word for one act". Each is a word that
 * we write for another act, or for none.
 */
const otherWords = new RegExp(
  [
    // Goods are returned, and money is refunded.
    String.raw`\b(?:send|sends|sent|sending|pay|pays|paid|paying|give|gives|gave|given|giving|get|gets|got)(?:\s[^\s.!?]+){0,6}?\s${back}`,
    String.raw`\b(?:goes|gone|went|comes) ${back}(?! (?:within|for|to this))`,
    String.raw`\bon (?:its|their) way ${back}`,
    String.raw`\bmoney ${back}`,
    // Whoever uses the fourteen days withdraws; the renewal of a membership is cancelled. The law's
    // own name may be quoted.
    String.raw`(?<!law calls (?:it |that )?(?:your )?)\bright to cancel\b`,
    String.raw`\bdays (?:in which \w+ can|to) cancel\b`,
    String.raw`\b${act} (?:this|the|your|an|a|all|any)(?: of the)? (?:order|contract|pack|goods|gift|online purchase)\b`,
    String.raw`\b${act} (?:within|until) `,
    String.raw`\bhow to cancel\b`,
    String.raw`(?<!/)\bcancellation\b(?! and Additional Charges)`,
  ].join('|'),
  'gi',
);

/**
 * The words in a text that name withdrawing, returning, refunding or cancelling by another name
 * than docs/voice.md does.
 */
export const listWrongCancellationTermsInText = (text: string): readonly string[] =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(otherWords)].map(([words]) => words);
