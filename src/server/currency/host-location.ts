import * as v from 'valibot';

/**
 * The host writes the caller's location into this header, as JSON in base64. A caller cannot set
 * it.
 */
const locationHeader = 'x-nf-geo';

const Location = v.object({ country: v.object({ code: v.string() }) });

/** The ISO 3166 code of the caller's country according to the host; undefined if unknown. */
export const callerCountryCodeOf = (request: Request): string | undefined => {
  try {
    const text = Buffer.from(request.headers.get(locationHeader) ?? '', 'base64').toString();
    const location: unknown = JSON.parse(text);
    return v.parse(Location, location).country.code;
  } catch {
    return undefined;
  }
};
