import { officeAccountPath, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { firestore } from '#web/shared/data/firestore.ts';
import { noteRead } from '#web/shared/data/noteRead.ts';

/** By what name a colleague is known: the address they sign in with, masked once they left the office. */
export const colleague = async (uid: string): Promise<string> => {
  const { database, doc, getDoc } = await firestore();
  noteRead(officeAccountPath(uid));
  const found = officeAccountSchema.safeParse((await getDoc(doc(database, officeAccountPath(uid)))).data());
  return (found.success && (found.data.staffEmail ?? found.data.maskedEmail)) || '事務局のほかの担当者';
};
