import { memberName } from '#domain/people/account/memberName.ts';
import { officeAccountPath, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { NamedFace } from '../members/face.tsx';

export const colleague = async (uid: string): Promise<string> => {
  const [account] = await readMany({ collection: 'officeAccounts', where: [['id', '==', uid]], limit: 1 }, officeAccountSchema);
  return memberName(account);
};

/** The office member who did something, with the circle. Each name is read once and cached. */
export const Colleague = ({ uid }: { readonly uid: string }) => {
  const { data, isPending } = useOne(officeAccountPath(uid), officeAccountSchema);
  return isPending ? '…' : <NamedFace uid={uid} name={memberName(data)} />;
};
