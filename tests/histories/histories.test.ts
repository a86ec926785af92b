import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rerunScenario, type Story } from '#functions/replay/stories/story.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (file: string): Story => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

/** A change of a rule or of a document shows here: the command, the old outcome and the new one. */
describe('stored histories', () => {
  test('are there', () => expect(files.length).toBeGreaterThanOrEqual(3));

  test('have no command that is unknown without our noticing', () => {
    const unknown = files.flatMap((file) =>
      read(file).steps.flatMap(({ command, events }) => (command ? [] : [`${file}: ${events.map(({ type }) => type)}`])),
    );
    expect(unknown).toEqual([
      'cast-profile.json: TalentProfileRegistered',
      'credited-invoice.json: InvoiceIssued',
      'credited-invoice.json: InvoiceCredited',
    ]);
  });

  test.each(files)('%s is decided and projected as it was', (file) => {
    expect(rerunScenario(read(file))).toEqual([]);
  });
});
