import { match, P } from 'ts-pattern';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Row } from '../kernel/catalogue.ts';
import type { Choice, Control } from '../kernel/fieldKinds.ts';
import { clientCatalogue, companyCatalogue } from '../people/client/clientRows.ts';
import { clientProfile } from '../people/client/profile.ts';
import { basicCatalogue } from '../people/talent/basicRows.ts';
import { talentDetails } from '../people/talent/details.ts';
import { detailsCatalogue } from '../people/talent/detailsRows.ts';
import { talentProfile } from '../people/talent/profile.ts';
import { jobPosting } from '../work/job/posting.ts';
import { postingCatalogue } from '../work/job/postingRows.ts';
import * as profiles from './profiles.ts';
import { sheetFacts } from './sheets.ts';

type Values = { readonly sound: readonly unknown[]; readonly wrong: readonly unknown[] };
const long = (length: number) => 'あ'.repeat(length);
const katakana = (length: number) => 'ア'.repeat(length);

const required = (limit: number): Values => ({ sound: [long(1), long(limit)], wrong: ['', '　', long(limit + 1), null, 7] });
const optional = (limit: number): Values => ({ sound: ['', long(limit)], wrong: [long(limit + 1), null, 7] });
const reading = (limit: number): Values => ({
  sound: [katakana(1), katakana(limit)],
  wrong: ['', 'やまだ', '山田', 'Yamada', katakana(limit + 1)],
});
const optionalReading = (limit: number): Values => ({ sound: ['', katakana(limit)], wrong: ['やまだ', 'Yamada', katakana(limit + 1)] });
const picture: Values = { sound: [null, 'pictures/a/b_M.webp'], wrong: ['', '/etc/passwd', '../a', 'https://example.com/a.png', 7] };
const measure = (from: number, to: number): Values => ({
  sound: [null, from, to, from + 0.5],
  wrong: [from - 1, to + 1, from + 0.05, '1'],
});
const list = (limit: number, item: string): Values => ({
  sound: [[], [item], Array.from({ length: limit }, (_, index) => `${item}${index}`)],
  wrong: [null, item, [''], [7], Array.from({ length: limit + 1 }, (_, index) => `${item}${index}`)],
});
const network = (name: string, count: string): Values => ({
  sound: [null, { [name]: 'hana_01', [count]: 0 }, { [name]: 'hana.01', [count]: 1_000 }],
  wrong: [{ [name]: 'hana 01', [count]: 1 }, { [name]: 'hana', [count]: -1 }, { [name]: 'hana', [count]: 0.5 }, { [name]: 'hana' }, 'hana'],
});

const role = { no: 1, name: '店員', seats: 2, feeMin: 30_000, feeMax: 50_000, wantedGender: 0, wantedAgeBands: [], days: '' };

const phone: Values = { sound: ['', '0312345678', '090-1234-5678'], wrong: ['110', '03-1234-5678', '電話'] };
const webAddress: Values = {
  sound: ['', 'https://example.com/works'],
  wrong: ['example.com', 'javascript:alert(1)', 'ftp://example.com', 'https://bank@example.com', 'https://a:b@example.com/x'],
};
const whole = (from: number, to: number): Values => ({ sound: [from, to], wrong: [from - 1, to + 1, from + 0.5, `${from}`, null] });
const choices = (of: readonly Choice[]): readonly (string | number)[] => of.map(({ value }) => value);

/** The values of a row, by its kind. A field of the kind `own` has its values below. */
const ofRow = ({ kind, required: isRequired }: Row): readonly Values[] =>
  match<Control, readonly Values[]>(kind)
    .with({ control: P.union('line', 'text') }, ({ limit }) => [isRequired ? required(limit) : optional(limit)])
    .with({ control: 'kana' }, ({ limit }) => [isRequired ? reading(limit) : optionalReading(limit)])
    .with({ control: 'words' }, ({ limit }) => [list(limit, '時代劇')])
    .with({ control: 'master' }, () => [{ sound: [null, 'ads'], wrong: ['', 'a/b', 7, ['ads']] }])
    .with({ control: 'masters' }, ({ limit }) => [list(limit, 'ads')])
    .with({ control: 'choice' }, (of) => [{ sound: choices(of.choices), wrong: [99, null, ['1']] }])
    .with({ control: 'several' }, (of) => [
      { sound: [[], choices(of.choices)], wrong: [null, [99], [of.choices[0]?.value, of.choices[0]?.value]] },
    ])
    .with({ control: 'proficiencies' }, ({ rows, limit }) => {
      const [first, ...others] = rows.map(({ code }) => ({ code, level: 1 }));
      const wrong = [[{ code: 'none', level: 1 }], [{ ...first, level: 0 }], [{ ...first, level: 4 }], [first, { ...first, level: 2 }]];
      return [{ sound: [[], [first, ...others].slice(0, limit)], wrong: [null, ['en'], ...wrong, [first, ...others].slice(0, limit + 1)] }];
    })
    .with({ control: 'prefecture' }, ({ none }) => [whole(none === undefined ? 1 : 0, 47)])
    .with({ control: 'picture' }, () => [picture])
    .with({ control: 'phone' }, () => [phone])
    .with({ control: 'webAddress' }, () => [webAddress])
    .with({ control: 'time' }, () => [whole(0, 8_640_000_000_000_000)])
    .with({ control: 'yen' }, () => [whole(1, 99_999_999)])
    .with({ control: 'people' }, () => [whole(1, 999)])
    .with({ control: 'pictures' }, ({ limit }) => [list(limit, 'pictures/a/b')])
    .with({ control: 'own' }, () => [])
    .exhaustive();
const ofRows = ({ rows }: { readonly rows: Readonly<Record<string, Row>> }): Readonly<Record<string, Values>> =>
  Object.fromEntries(Object.entries(rows).flatMap(([field, row]) => ofRow(row).map((values) => [field, values])));

/** The rules of each profile field, by dotted path (docs/specification.md, sections 3 and 5). */
const rules: Readonly<
  Record<string, { readonly schema: z.ZodObject; readonly sample: object; readonly fields: Readonly<Record<string, Values>> }>
> = {
  Talent: {
    schema: talentProfile,
    sample: profiles.talentProfile,
    fields: {
      ...ofRows(basicCatalogue),
      birthday: { sound: ['2000-02-29'], wrong: ['2001-02-29', '2000/02/29', '', null] },
    },
  },
  'Talent details': {
    schema: talentDetails,
    sample: profiles.talentDetails,
    fields: {
      'sizes.height': measure(30, 250),
      'sizes.weight': measure(1, 300),
      'sizes.bust': measure(20, 200),
      'sizes.waist': measure(20, 200),
      'sizes.hip': measure(20, 200),
      'sizes.shoeSize': measure(5, 40),
      'sizes.headSize': measure(20, 80),
      'sns.instagram': network('screenName', 'followersCount'),
      'sns.twitter': network('screenName', 'followersCount'),
      'sns.tiktok': network('screenName', 'followersCount'),
      'sns.youtube': network('channelId', 'subscriberCount'),
      ...ofRows(detailsCatalogue),
    },
  },
  Posting: {
    schema: jobPosting,
    sample: profiles.posting,
    fields: {
      ...ofRows(postingCatalogue),
      sheet: { sound: [null, sheetFacts], wrong: [{}, 7, { ...sheetFacts, payDue: '' }] },
      roles: {
        sound: [[], [role], [role, { ...role, no: 2 }]],
        wrong: [
          null,
          [{ ...role, name: '' }],
          [{ ...role, seats: 0 }],
          [role, role],
          Array.from({ length: 21 }, (_, no) => ({ ...role, no: no + 1 })),
        ],
      },
    },
  },
  Client: {
    schema: clientProfile,
    sample: profiles.clientProfile,
    fields: {
      ...ofRows(clientCatalogue),
      ...Object.fromEntries(Object.entries(ofRows(companyCatalogue)).map(([field, values]) => [`company.${field}`, values])),
      'company.address.postalCode': { sound: ['', '1500001'], wrong: ['150-0001', '150000', '１５００００１'] },
      'company.address.prefecture': optional(4),
      'company.address.city': { sound: ['', '渋谷区'], wrong: [null, 7] },
      'company.address.street': { sound: ['', '神宮前1-2-3'], wrong: [long(57), null] },
      'company.address.buildingName': optional(60),
    },
  },
};

/** The leaves of an object schema, by dotted path. A nullable field counts as one. */
const leaves = (schema: z.ZodType, path: string[] = []): string[] => {
  const shape = 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : null;
  return shape ? Object.entries(shape).flatMap(([field, inner]) => leaves(inner, [...path, field])) : [path.join('.')];
};

const withValue = (sample: object, [field, ...rest]: readonly string[], value: unknown): object => {
  const held = (sample as Record<string, object>)[field as string] as object;
  return { ...sample, [field as string]: rest.length === 0 ? value : withValue(held, rest, value) };
};

describe.each(Object.entries(rules))('%s', (_name, { schema, sample, fields }) => {
  test('has a rule here for every field', () => expect(Object.keys(fields).sort()).toEqual(leaves(schema).sort()));

  test.each(Object.entries(fields))(
    '%s accepts valid values and refuses invalid ones, with an error at its path',
    (field, { sound, wrong }) => {
      const faultsOf = (value: unknown) =>
        schema.safeParse(withValue(sample, field.split('.'), value)).error?.issues.map(({ path }) => path.join('.')) ?? [];
      for (const value of sound) expect([value, faultsOf(value)]).toEqual([value, []]);
      for (const value of wrong) {
        const faults = faultsOf(value);
        expect([value, faults.length > 0 && faults.every((path) => path.startsWith(field))]).toEqual([value, true]);
      }
    },
  );
});
