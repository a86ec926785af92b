import { z } from 'zod';
import type { BillingProfile } from '#domain/people/client/billing.ts';
import { clientCatalogue, companyCatalogue } from '#domain/people/client/clientRows.ts';
import { type ClientProfile, clientProfile, profileFaults } from '#domain/people/client/profile.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { formShape, formValues } from '#web/shared/forms/catalogueForm.ts';

export const companyForm = z
  .strictObject({ ...formShape(clientCatalogue, clientProfile), company: clientProfile.shape.company })
  .superRefine((profile, context) => {
    for (const [path, message] of Object.entries(profileFaults(profile)))
      context.addIssue({ code: 'custom', path: path.split('.'), message });
  });

export const companyValues = (client: Client | null): ClientProfile => ({
  ...(client ? formValues(clientCatalogue, client) : clientCatalogue.empty),
  company: client?.company ?? companyCatalogue.empty,
});

export const billingValues = ({ name, department, company }: Client): BillingProfile => ({
  name,
  department,
  company: { name: company.name, phone: company.phone, address: company.address },
});
