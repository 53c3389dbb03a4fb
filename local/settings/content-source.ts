type Variables = Readonly<Record<string, string | undefined>>;

/** Whether the settings say that the content of the site is the files of `content/`. */
export const isContentFiles = (variables: Variables): boolean =>
  variables['CONTENT']?.trim() === 'files';
