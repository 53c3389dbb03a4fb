import type { LocaleProps } from 'contentful-management';
import { PlainFailure } from '../plain-failure.ts';
import { askContentful } from './explain-failure.ts';
import type { ContentfulSpace } from './open-space.ts';

/** The locale that Contentful uses if none is named. */
export const readDefaultLocale = ({ client }: ContentfulSpace): Promise<LocaleProps> =>
  askContentful('to read the locales of the space', async () => {
    const { items } = await client.locale.getMany({ query: { limit: 100 } });
    const locale = items.find((one) => one.default);
    if (!locale) throw new PlainFailure('The space has no default locale.');
    return locale;
  });

/**
 * Changes the code of the default locale. The default can't be set to another locale, but its code
 * can be changed (contentful.com/developers/docs/references/content-management-api/locales).
 */
export const writeDefaultLocale = async (
  space: ContentfulSpace,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<void> => {
  const locale = await readDefaultLocale(space);
  await askContentful('to change the default locale', () =>
    space.client.locale.update({ localeId: locale.sys.id }, { ...locale, code, name }),
  );
};
