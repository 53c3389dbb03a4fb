/**
 * The part of schema.org (release 30.0) that our pages use: each type with its properties,
 * including inherited ones, and the kinds of their values. Look a type up there before you add it
 * here. `required` lists the properties that a type is useless without; for Article,
 * BreadcrumbList, FAQPage, Product and Offer they are those required by Google's documentation of
 * structured data.
 */
type Kind = 'text' | 'url' | 'date' | 'integer' | 'price' | 'boolean' | 'currency' | 'availability';
type TypeRule = {
  readonly required: readonly string[];
  /** The kind of value, or the types of things. A property may also hold a list of them. */
  readonly properties: Readonly<Record<string, Kind | readonly string[]>>;
};

const thing = { name: 'text', url: 'url', description: 'text', image: 'url' } as const;
const creativeWork = {
  ...thing,
  inLanguage: 'text',
  isAccessibleForFree: 'boolean',
  educationalLevel: 'text',
  publisher: ['Organization'],
} as const;

const types: Readonly<Record<string, TypeRule>> = {
  Organization: {
    required: ['name', 'url'],
    properties: {
      ...thing,
      legalName: 'text',
      slogan: 'text',
      logo: 'url',
      email: 'text',
      address: 'text',
      sameAs: 'url',
    },
  },
  WebSite: {
    required: ['name', 'url', 'potentialAction'],
    properties: { ...creativeWork, potentialAction: ['SearchAction'] },
  },
  SearchAction: {
    required: ['target', 'query-input'],
    // An action may ask for any of its properties as an input: schema.org/docs/actions.html.
    properties: { target: ['EntryPoint'], 'query-input': 'text' },
  },
  EntryPoint: { required: ['urlTemplate'], properties: { urlTemplate: 'url' } },
  Article: {
    required: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
    properties: {
      ...creativeWork,
      headline: 'text',
      datePublished: 'date',
      dateModified: 'date',
      author: ['Person'],
      articleSection: 'text',
      wordCount: 'integer',
      mainEntityOfPage: ['WebPage'],
    },
  },
  Person: { required: ['name', 'jobTitle'], properties: { ...thing, jobTitle: 'text' } },
  WebPage: { required: ['url'], properties: { ...creativeWork, reviewedBy: ['Person'] } },
  BreadcrumbList: {
    required: ['itemListElement'],
    properties: { itemListElement: ['ListItem'] },
  },
  ListItem: {
    required: ['position', 'name'],
    properties: { ...thing, position: 'integer', item: 'url' },
  },
  CollectionPage: {
    required: ['name', 'url', 'mainEntity'],
    properties: { ...creativeWork, mainEntity: ['ItemList'] },
  },
  ItemList: {
    required: ['itemListElement', 'numberOfItems'],
    properties: { itemListElement: ['ListItem'], numberOfItems: 'integer' },
  },
  FAQPage: {
    required: ['mainEntity'],
    properties: { ...creativeWork, mainEntity: ['Question'] },
  },
  Question: {
    required: ['name', 'acceptedAnswer'],
    properties: { name: 'text', acceptedAnswer: ['Answer'] },
  },
  Answer: { required: ['text'], properties: { text: 'text' } },
  Product: {
    required: ['name', 'image', 'offers'],
    properties: { ...thing, offers: ['Offer'] },
  },
  Offer: {
    required: ['price', 'priceCurrency', 'availability'],
    properties: {
      url: 'url',
      price: 'price',
      priceCurrency: 'currency',
      availability: 'availability',
      seller: ['Organization'],
    },
  },
  HowTo: {
    required: ['name', 'step'],
    properties: {
      ...creativeWork,
      about: ['PhysicalActivity'],
      tool: ['HowToTool'],
      step: ['HowToStep'],
    },
  },
  HowToStep: {
    required: ['position', 'text'],
    properties: { position: 'integer', text: 'text' },
  },
  HowToTool: { required: ['name'], properties: { name: 'text' } },
  PhysicalActivity: {
    required: ['name'],
    properties: {
      ...thing,
      alternateName: 'text',
      associatedAnatomy: ['AnatomicalStructure'],
    },
  },
  AnatomicalStructure: { required: ['name'], properties: { name: 'text' } },
  ExercisePlan: {
    required: ['name', 'exerciseType'],
    properties: {
      ...creativeWork,
      exerciseType: 'text',
      activityFrequency: 'text',
      activityDuration: ['QuantitativeValue'],
    },
  },
  QuantitativeValue: {
    required: ['unitCode'],
    properties: { value: 'integer', minValue: 'integer', maxValue: 'integer', unitCode: 'text' },
  },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const isKind: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) =>
    isText(value) && !/<[a-z/!]|&(?:amp|lt|gt|quot|#\d+);|\b(?:undefined|null|NaN)\b/.test(value),
  url: (value) => isText(value) && URL.canParse(value) && /^https?:\/\//.test(value),
  date: (value) =>
    isText(value) &&
    /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  integer: (value) => Number.isInteger(value) && Number(value) >= 0,
  price: (value) => isText(value) && /^\d+\.\d{2}$/.test(value),
  boolean: (value) => typeof value === 'boolean',
  currency: (value) => isText(value) && /^[A-Z]{3}$/.test(value),
  availability: (value) =>
    value === 'https://schema.org/InStock' || value === 'https://schema.org/OutOfStock',
};

const checkValue = (
  value: unknown,
  rule: Kind | readonly string[],
  where: string,
): readonly string[] => {
  if (typeof rule === 'string') {
    return isKind[rule](value) ? [] : [`${where}: ${JSON.stringify(value)} is no ${rule}`];
  }
  return isRecord(value) && rule.some((type) => value['@type'] === type)
    ? checkThing(value, where)
    : [`${where}: ${JSON.stringify(value)} is not of type ${rule.join(' or ')}`];
};

const checkPositions = (value: unknown, where: string): readonly string[] => {
  if (!Array.isArray(value)) return [];
  const positions = value.map((item: unknown) => (isRecord(item) ? item['position'] : undefined));
  const isListed = positions.some((position) => position !== undefined);
  return isListed && positions.some((position, index) => position !== index + 1)
    ? [`${where}: the positions are not 1, 2, 3 …`]
    : [];
};

const checkThing = (found: Readonly<Record<string, unknown>>, where: string): readonly string[] => {
  const type = String(found['@type']);
  const rule = types[type];
  if (rule === undefined) return [`${where}: ${type} is no type that was looked up`];
  const here = where === '' ? type : `${where}.${type}`;
  // A thing with an id may be a reference to another one, which has all properties.
  const missing = rule.required.filter(
    (name) => found['@id'] === undefined && found[name] === undefined,
  );
  return [
    ...missing.map((name) => `${here}: ${name} is missing`),
    ...Object.entries(found)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => {
        const property = rule.properties[name];
        if (property === undefined) return [`${here}: ${name} is no property of it`];
        const values: readonly unknown[] = Array.isArray(value) ? value : [value];
        return [
          ...values.flatMap((one) => checkValue(one, property, `${here}.${name}`)),
          ...checkPositions(value, `${here}.${name}`),
        ];
      }),
  ];
};

/**
 * The errors of a JSON-LD text: unknown types and properties, values of the wrong kind, missing
 * properties.
 */
export const findStructuredDataErrors = (json: string): readonly string[] => {
  let found: unknown;
  try {
    found = JSON.parse(json);
  } catch {
    return ['it is no JSON'];
  }
  if (!isRecord(found)) return ['it is no thing'];
  return found['@context'] === 'https://schema.org'
    ? checkThing(found, '')
    : ['its context is not https://schema.org'];
};
