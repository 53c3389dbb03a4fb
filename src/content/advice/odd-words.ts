/**
 * Words that nobody in Britain would say to a customer ("As a shop assistant says it" in
 * docs/voice.md). A button is tapped, an e-mail is replied to, an amount is £0, and a person is
 * named: "the member who pays".
 */
const oddWords = new RegExp(
  [
    String.raw`\bnought\b`,
    String.raw`\bwhoever\b`,
    String.raw`\banswer this e-mail\b`,
    String.raw`\b(?:in|takes?|needs?|with) (?:a|one|two|three) press(?:es)?\b`,
    String.raw`\btwo presses (?:in|on) your\b`,
    String.raw`\bbegins empty\b`,
    String.raw`\b(?:stands?|stood) in (?:your|the) (?:account|cart|e-mail|order|terms)\b`,
  ].join('|'),
  'gi',
);

/** The words in a text that a British shop assistant would not say. */
export const listStiltedWordingsInText = (text: string): readonly string[] =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(oddWords)].map(([words]) => words);
