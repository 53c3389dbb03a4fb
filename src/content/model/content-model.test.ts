import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentModel, fieldsOfType } from './content-model.ts';
import { contentTypeIds } from './content-type-id.ts';
import type { ContentField } from './field.ts';
import { toContentGraphqlSchema } from './graphql-schema.ts';

type ContentTypeFile = {
  readonly sys: { readonly id: string };
  readonly displayField: string;
  readonly fields: readonly {
    readonly id: string;
    readonly type: string;
    readonly linkType?: string;
    readonly items?: { readonly type: string; readonly validations: readonly object[] };
    readonly required: boolean;
    readonly validations: readonly object[];
  }[];
  readonly controls: readonly {
    readonly fieldId: string;
    readonly settings: { helpText: string };
  }[];
};

const folder = new URL('../../../content/content-types/', import.meta.url);
const readType = (id: string): ContentTypeFile =>
  JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8'));

const contentfulTypes: Readonly<Record<ContentField['kind'], readonly string[]>> = {
  text: ['Symbol'],
  slug: ['Symbol'],
  slugOf: ['Symbol'],
  siteAddress: ['Symbol'],
  texts: ['Array of Symbol'],
  slugsOf: ['Array of Symbol'],
  integer: ['Integer'],
  price: ['Number'],
  boolean: ['Boolean'],
  date: ['Date'],
  picture: ['Link to Asset'],
  pictures: ['Array of Link'],
  films: ['Link to Asset', 'Array of Link'],
  captions: ['Link to Asset'],
  overlays: ['Array of Link'],
  markdown: ['Text'],
};

const allowedValues = (validations: readonly object[]): unknown =>
  validations
    .map((rule) => ('in' in rule ? rule.in : undefined))
    .find((list) => list !== undefined);

it('has the same content types as the starter space', () => {
  expect(readdirSync(folder).sort()).toEqual(contentTypeIds.map((id) => `${id}.json`).sort());
});

describe.each(contentTypeIds)('the content type %s', (id) => {
  const file = readType(id);
  const { titleField } = contentModel[id];
  const fields = fieldsOfType(id);

  it('has the same fields as in the starter space, with the same types and required fields', () => {
    expect(file.sys.id).toBe(id);
    expect(file.displayField).toBe(titleField);
    expect(file.fields.map((field) => field.id).sort()).toEqual(Object.keys(fields).sort());
    for (const field of file.fields) {
      const ours = fields[field.id];
      const type =
        field.type === 'Link'
          ? `Link to ${field.linkType}`
          : field.type === 'Array'
            ? `Array of ${field.items?.type}`
            : field.type;
      expect(ours && contentfulTypes[ours.kind], field.id).toContain(type);
      expect(field.required, field.id).toBe(ours?.required);
      if (ours?.kind === 'text' && ours.oneOf !== undefined) {
        expect(allowedValues(field.validations)).toEqual(ours.oneOf);
      }
      if (ours?.kind === 'texts' && ours.oneOf !== undefined) {
        expect(allowedValues(field.items?.validations ?? [])).toEqual(ours.oneOf);
      }
    }
  });

  it('has a help text for each of its fields in the CMS', () => {
    expect(file.controls.map((control) => control.fieldId)).toEqual(
      file.fields.map((field) => field.id),
    );
    for (const control of file.controls) {
      expect(control.settings.helpText.length, control.fieldId).toBeGreaterThan(10);
    }
  });

  it('has a type without inference in the GraphQL schema', () => {
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    expect(toContentGraphqlSchema()).toMatch(
      new RegExp(
        `type Contentful${name} implements ContentfulReference & ContentfulEntry & Node( & \\w+)? @dontInfer`,
      ),
    );
  });
});

it.each(['MemberPlan', 'MemberLetter'])(
  'has no field for the text of a %s in the GraphQL schema',
  (type) => {
    const schema = toContentGraphqlSchema();
    const start = schema.indexOf(`type Contentful${type} `);
    expect(start).toBeGreaterThan(0);
    expect(schema.slice(start, schema.indexOf('}', start))).not.toMatch(/html|content:/);
  },
);
