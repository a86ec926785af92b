import type { ClientProfile } from '#domain/client/profile.ts';
import type { Client } from '#projections/clients.ts';

/** What the form begins with: the profile as it is, or an empty one. */
export const companyValues = (client: Client | null): ClientProfile => ({
  clientType: client?.clientType ?? 'CORPORATION',
  name: client?.name ?? '',
  kana: client?.kana ?? '',
  thumbnail: client?.thumbnail ?? null,
  department: client?.department ?? '',
  position: client?.position ?? '',
  worksUrl: client?.worksUrl ?? '',
  company: client?.company ?? {
    name: '',
    kana: '',
    phone: '',
    address: { postalCode: '', prefecture: '', city: '', street: '', buildingName: '' },
  },
});

/** Half-width digits without hyphens, as the postal code is stored. */
export const normalizePostalCode = (text: string): string => text.normalize('NFKC').replace(/[^\d]/g, '');

/** Half-width digits only: with hyphens the rule of spec section 5 refuses area codes of two digits (03-1234-5678). */
export const normalizePhone = (text: string): string => text.normalize('NFKC').replace(/[^\d+]/g, '');
