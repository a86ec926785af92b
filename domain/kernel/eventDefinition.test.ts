import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clientCatalogue, companyCatalogue } from '../people/client/clientRows.ts';
import { basicCatalogue } from '../people/talent/basicRows.ts';
import { aggregates, definitionOf } from '../registry.ts';
import { event, personal, personalPaths, upcast } from './eventDefinition.ts';

describe('a stored event of an older version', () => {
  const renamed = (data: Record<string, unknown>) => ({ ...data, amount: data.fee });
  const withCurrency = ({ amount }: Record<string, unknown>) => ({ amount, currency: 'JPY' });
  const definition = event({ amount: z.number(), currency: z.string() }, [renamed, withCurrency]);

  test('has one version per shape', () => {
    expect(definition.schemaVersion).toBe(3);
    expect(event({}).schemaVersion).toBe(1);
  });
  test.each([
    [1, { fee: 5 }],
    [2, { fee: 5, amount: 5 }],
    [3, { amount: 5, currency: 'JPY' }],
  ])('version %i is converted step by step to the newest', (version, data) => {
    expect(upcast(definition, version, data, 0)).toEqual({ amount: 5, currency: 'JPY' });
  });
  test('written by newer code is rejected', () => {
    expect(() => upcast(definition, 4, {}, 0)).toThrow('newer');
  });
});

describe('personal fields', () => {
  test('are found at any depth, inside optional and nullable fields', () => {
    const schema = z.object({
      name: personal(z.string()),
      open: z.string(),
      company: z.object({ phone: personal(z.string()), address: personal(z.object({ city: z.string() })) }),
      contact: z.object({ email: personal(z.string()) }).nullable(),
      note: personal(z.string()).optional(),
    });
    expect(personalPaths(schema)).toEqual(['name', 'company.phone', 'company.address', 'contact.email', 'note']);
  });
  test('are null after the person is erased', () => {
    expect(personal(z.string()).parse(null)).toBeNull();
  });
  test('of the log are listed here', () => {
    const paths = Object.values(aggregates).flatMap(({ events }) =>
      Object.keys(events).flatMap((type) => definitionOf(type).personalPaths.map((path) => `${type}.${path}`)),
    );
    expect(paths.filter((path) => path.includes('Registered') || path.includes('Inquired'))).toEqual([
      'AccountRegistered.email',
      ...basicCatalogue.personal.map((field) => `TalentProfileRegistered.${field}`),
      ...clientCatalogue.personal.map((field) => `ClientProfileRegistered.${field}`),
      ...companyCatalogue.personal.map((field) => `ClientProfileRegistered.company.${field}`),
      'OfferInquired.message',
      ...['name', 'kana', 'birthday'].map((field) => `StudentRegistered.${field}`),
      ...['name', 'email'].map((field) => `GuardianRegistered.${field}`),
    ]);
  });

  /**
   * A mark inside a list, union or map would not be found, so the field would be stored in clear.
   */
  const hidden = (schema: unknown): boolean => {
    if (schema instanceof z.ZodObject) return Object.values(schema.shape as Record<string, unknown>).some(hidden);
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return hidden(schema.unwrap());
    if (schema instanceof z.ZodArray) return personalPaths(schema.element as z.ZodType, '*').length > 0;
    if (schema instanceof z.ZodUnion) return schema.options.some((option) => personalPaths(option as z.ZodType, '*').length > 0);
    return false;
  };
  test('are never at places where they are not searched', () => {
    expect(hidden(z.object({ images: z.array(personal(z.string())) }))).toBe(true);
    const types = Object.values(aggregates).flatMap(({ events }) => Object.keys(events));
    expect(types.filter((type) => hidden(definitionOf(type).schema))).toEqual([]);
  });
});

test('an unknown event type is rejected', () => {
  expect(() => definitionOf('OfferTeleported')).toThrow('unknown event type: OfferTeleported');
});
