import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { event, personal } from '#domain/kernel/eventDefinition.ts';
import { labelled } from '#domain/kernel/fieldMeta.ts';
import { instant, line } from '#domain/kernel/validation.ts';
import { fieldsOf, schemaOf } from './fields.ts';
import { withParts } from './specification.ts';
import { item, WIDTH } from './wrap.ts';

const linesOf = (shape: z.ZodRawShape) => fieldsOf(schemaOf(z.strictObject(shape)));

describe('the fields of a schema', () => {
  test('have their name, label, unit, type and limit', () =>
    expect(
      linesOf({
        title: labelled('件名', line(100)),
        fee: labelled('報酬', z.int().min(1).max(99_999_999), '円'),
        at: instant,
        kind: z.enum(['A', 'B']).nullable(),
        isOn: z.boolean().optional(),
        names: z.array(line(30)).max(5),
      }),
    ).toEqual([
      '- `title` 件名: text (1 to 100 characters)',
      '- `fee` 報酬, 円: whole number (1 to 99,999,999)',
      '- `at`: time (ms since 1970)',
      '- `kind`: one of `A`, `B` or null',
      '- `isOn`: true or false, optional',
      '- `names`: list (at most 5) of text (1 to 30 characters)',
    ]));

  test('of an object inside are one level deeper', () =>
    expect(linesOf({ sizes: z.object({ height: z.number() }).nullable() })).toEqual(['- `sizes`: object or null', '  - `height`: number']));

  test('are marked where they are personal', () => {
    const { schema, personalPaths } = event({ jobId: z.string(), note: personal(z.string()) });
    expect(fieldsOf(schemaOf(schema), { personal: personalPaths })).toEqual(['- `jobId`: text', '- `note`: text or null, **personal**']);
  });
});

test('a long item goes on in the next line, indented', () => {
  const lines = item(Array.from({ length: 40 }, (_, number) => `word${number}`).join(' '), 1);
  expect(lines.every((text) => text.length <= WIDTH)).toBe(true);
  expect(lines.map((text) => text.slice(0, 4))).toEqual(['  - ', '    ', '    ']);
});

test('a part is put between its marks, again and again; a page without them is refused', () => {
  const page = '# Page\n\n<!-- generated: list -->\n<!-- end -->\n\nMore.\n';
  const once = withParts(page, { list: ['- one'] });
  expect(once).toBe('# Page\n\n<!-- generated: list -->\n\n- one\n\n<!-- end -->\n\nMore.\n');
  expect(withParts(once, { list: ['- one'] })).toBe(once);
  expect(() => withParts('# Page\n', { list: [] })).toThrow('no place for: list');
});
