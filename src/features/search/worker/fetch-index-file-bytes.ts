/** Fetches a file. Rejects with an Error that names the file if the server doesn't have it. */
export const fetchResponseOrThrow = async (
  address: string,
  options: RequestInit = {},
): Promise<Response> => {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response;
};

/**
 * Fetches the bytes of an index file, at a lower priority than the scripts: without them it is
 * useless.
 */
export const fetchIndexFileBytes = async (address: string): Promise<ArrayBuffer> => {
  const response = await fetchResponseOrThrow(address, { priority: 'low' });
  return response.arrayBuffer();
};
