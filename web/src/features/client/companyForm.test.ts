import { expect, it } from 'vitest';
import { normalizePhone, phone, postalCode } from '#domain/kernel/validation.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { clients } from '#projections/client/clients.ts';
import { project } from '#projections/testing/project.ts';
import { normalizePostalCode } from '#web/entities/client/addressFields.tsx';
import { billingValues, companyForm, companyValues } from './companyForm.ts';

it('starts with the whole stored profile: saving it unchanged changes nothing', () => {
  const registered = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } } as const;
  const client = project([clients], envelopes('client-ken', registered))['clients/ken'] as Client;
  expect(companyForm.parse(companyValues(client))).toEqual(clientProfile);
  const { name, phone, address } = clientProfile.company;
  expect(billingValues(client)).toEqual({
    name: clientProfile.name,
    department: clientProfile.department,
    company: { name, phone, address },
  });
});

it('accepts telephone numbers and postal codes as people write them', () => {
  for (const text of ['03-1234-5678', '０３ー１２３４ー５６７８', '03 1234 5678', '(03)1234-5678']) {
    expect(phone.parse(normalizePhone(text))).toBe('0312345678');
  }
  expect(phone.parse(normalizePhone('+81 90-1234-5678'))).toBe('+819012345678');
  for (const text of ['〒150-0001', '１５０ー０００１', '1500001']) expect(postalCode.parse(normalizePostalCode(text))).toBe('1500001');
});
