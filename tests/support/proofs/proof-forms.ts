/** The fields of a proof's form. */
export type FormFields = Readonly<Record<string, string | Blob>>;

/** A file that begins as a JPEG does, although its media type says something else. */
export const jpeg = (size = 100, secret = 'face'): Blob => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  bytes.set(new TextEncoder().encode(secret), 10);
  return new Blob([bytes], { type: 'text/html' });
};

/** A form with these fields, whose files have a hostile name. */
export const toForm = (fields: FormFields): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, '../../index.html');
  }
  return data;
};
