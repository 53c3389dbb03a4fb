/** Downloads a file to the visitor's device. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** A file as a data URL for a picture: the Content-Security-Policy doesn't allow `blob:`. */
export const readAsAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The file can’t be read.')));
    reader.readAsDataURL(file);
  });
