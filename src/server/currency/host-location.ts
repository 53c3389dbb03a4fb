import * as v from 'valibot';

/** The host writes into this header where the caller is, as JSON in base64. A caller cannot set it. */
const locationHeader = 'x-nf-geo';

const Location = v.object({ country: v.object({ code: v.string() }) });

/** The ISO 3166 code of the country that the host takes a caller to be in; undefined if it doesn't say. */
export const countryOf = (request: Request): string | undefined => {
  try {
    const text = Buffer.from(request.headers.get(locationHeader) ?? '', 'base64').toString();
    const location: unknown = JSON.parse(text);
    return v.parse(Location, location).country.code;
  } catch {
    return undefined;
  }
};
