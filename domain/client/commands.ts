import { z } from 'zod';
import { clientProfile } from './profile.ts';

export const saveProfile = clientProfile.extend({ type: z.literal('saveProfile') });

export const clientCommand = z.discriminatedUnion('type', [saveProfile]);
export type ClientCommand = z.infer<typeof clientCommand>;
