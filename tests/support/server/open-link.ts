/** The links in an e-mail's text; none without a text. */
export const linksIn = (text: string | undefined): readonly string[] =>
  text?.match(/http:\S+/g) ?? [];

/** Opens a link of an e-mail and returns where it redirects. */
export const openLink = async (link: string | undefined): Promise<string | null> =>
  (await fetch(link ?? '', { redirect: 'manual' })).headers.get('location');
