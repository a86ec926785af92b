import type { BillingProfile } from '#domain/people/client/billing.ts';
import { type ClientProfile, clientProfile, profileFaults } from '#domain/people/client/profile.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { onePicture } from '#web/shared/forms/pictureList.ts';

/**
 * The rules of the form: those of the profile and its kind of client, with a picture that may still
 * be uploading.
 */
export const companyForm = clientProfile.safeExtend({ thumbnail: onePicture }).superRefine((profile, context) => {
  for (const [path, message] of Object.entries(profileFaults(profile)))
    context.addIssue({ code: 'custom', path: path.split('.'), message });
});

/** The initial values: the current profile or an empty one. */
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

/** The initial values of the billing form: the profile fields that a bill needs. */
export const billingValues = ({ name, department, company }: Client): BillingProfile => ({
  name,
  department,
  company: { name: company.name, phone: company.phone, address: company.address },
});

/** Half-width digits without hyphens, as the postal code is stored. */
export const normalizePostalCode = (text: string): string => text.normalize('NFKC').replace(/[^\d]/g, '');

/**
 * Half-width digits only, because the profile's rule refuses hyphens after area codes of two digits
 * (03-1234-5678).
 */
export const normalizePhone = (text: string): string => text.normalize('NFKC').replace(/[^\d+]/g, '');
