const maxSide = 1800;
const quality = 0.82;
/** Smaller pictures are sent as they are. */
const smallEnough = 600 * 1024;

/**
 * Makes a phone’s photo small enough to send. Returns the file itself if the browser can’t decode
 * it as a picture.
 */
export const shrinkPictureIfLarge = async (file: File): Promise<Blob> => {
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
