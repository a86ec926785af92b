import { useCast } from '#web/entities/cast/cast.ts';
import { useOwnCompany } from '#web/entities/client/ownCompany.tsx';
import { useUid } from '#web/shared/data/auth/session.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import { useWide } from '#web/shared/ui/useWide.ts';
import { AccountLine, type AccountProps } from './accountLine.tsx';

type Known = { readonly name: string; readonly about: string; readonly thumbnail: string | null };

const Shown = ({ known, account }: { readonly known: Known | null; readonly account: AccountProps }) => {
  if (!known) return <AccountLine {...account} />;
  const { name, about, thumbnail } = known;
  const picture = thumbnail ? <Photo path={thumbnail} alt="" size={40} /> : <b aria-hidden>{Array.from(name)[0]}</b>;
  return <AccountLine {...account} name={name} about={about} picture={picture} />;
};

const Client = (account: AccountProps) => {
  const { client } = useOwnCompany();
  const company = client?.company.name ?? '';
  const known = client ? { name: company || client.name, about: company ? client.name : account.role, thumbnail: client.thumbnail } : null;
  return <Shown known={known} account={account} />;
};

const Cast = (account: AccountProps) => {
  const { cast } = useCast(useUid());
  return <Shown known={cast ? { name: cast.name, about: account.role, thumbnail: cast.thumbnail } : null} account={account} />;
};

/** The company and the person, or the cast; read on a wide screen only, which shows it. */
export default function Identity(account: AccountProps) {
  if (!useWide()) return null;
  return account.side === 'client' ? <Client {...account} /> : <Cast {...account} />;
}
