const maxSide = 1800;
const quality = 0.82;
/** A picture that is smaller than this is sent as it is. */
const smallEnough = 600 * 1024;

/** Makes a phone’s photo small enough to send. What the browser can’t read as a picture stays as it is. */
export const shrinkPicture = async (file: File): Promise<Blob> => {
  if (!file.type.startsWith('image/') || file.size <= smallEnough) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    return smaller !== null && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
};
