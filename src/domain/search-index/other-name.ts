const otherName = /^Also called (.+?)\. /;

/** Puts a page's other name in front of its excerpt, for display: a hit has no field for it. */
export const putOtherNameBeforeExcerpt = (excerpt: string, name: string): string =>
  name === '' ? excerpt : `Also called ${name}. ${excerpt}`;

/** The other name in an excerpt; empty if there is none. */
export const otherNameAtStartOfExcerpt = (excerpt: string): string =>
  otherName.exec(excerpt)?.[1] ?? '';
