/**
 * A file as a data URL, for a picture: the Content-Security-Policy allows no others that scripts
 * make. Throws if the file can't be read.
 */
export const readAsDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = (): void => reject(new Error('The file can’t be read.'));
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else fail();
    });
    reader.addEventListener('error', fail);
    reader.readAsDataURL(file);
  });
