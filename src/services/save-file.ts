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

/** The bytes of a FIT file, with its media type. */
export const toFitFileBlob = (bytes: Uint8Array<ArrayBuffer>): Blob =>
  new Blob([bytes], { type: 'application/vnd.ant.fit' });
