import { z } from 'zod';
import { masked } from '#domain/audit/masks.ts';
import type { Client } from './clients.ts';
import { followed, timeOrNull } from './readModel.ts';

/** officeClients/{uid}: a client as the office's search and details show it, written with clients/{uid}. Phone and address are masks where there are any. */
export const officeClientSchema = z.object({
  id: z.string(),
  clientType: z.enum(['CORPORATION', 'INDIVIDUAL']),
  name: z.string(),
  kana: z.string(),
  department: z.string(),
  position: z.string(),
  worksUrl: z.string(),
  company: z.object({ name: z.string(), kana: z.string(), phone: z.string(), address: z.string() }),
  deletedAt: timeOrNull,
  ...followed,
});
export type OfficeClient = z.infer<typeof officeClientSchema>;

export const officeClientPath = (uid: string): string => `officeClients/${uid}`;

export const officeClientOf = (client: Client): OfficeClient => {
  const { id, clientType, name, kana, department, position, worksUrl, company, deletedAt, createdAt, updatedAt, version } = client;
  return {
    ...{ id, clientType, name, kana, department, position, worksUrl, deletedAt, createdAt, updatedAt, version },
    company: { name: company.name, kana: company.kana, phone: masked(company.phone), address: masked(company.address.postalCode) },
  };
};
