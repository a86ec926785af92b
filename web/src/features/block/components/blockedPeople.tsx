import { useState } from 'react';
import { publicClientSchema } from '#projections/client/publicClients.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { useBlocked } from '#web/entities/inbox/ownInbox.ts';
import { useSide } from '#web/shared/data/auth/viewer.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { ShowMore } from '#web/shared/ui/listed.tsx';
import { BlockButton } from './blockButton.tsx';
import css from './blockedPeople.module.css';

const PAGE = 20;

/** A name; the rules refuse the page of a person who is hidden now. */
const useName = (uid: string): string | undefined => {
  const isClient = useSide() === 'client';
  const cast = useOne(isClient ? `talents/${uid}` : '', talentSchema);
  const client = useOne(isClient ? '' : `publicClients/${uid}`, publicClientSchema);
  if (cast.isError || client.isError || cast.data === null || client.data === null) return '現在表示できない会員';
  return cast.data?.name ?? (client.data?.companyName || client.data?.name);
};

const Blocked = ({ uid }: { readonly uid: string }) => {
  const name = useName(uid);
  return (
    <li>
      <span>{name ?? '…'}</span>
      {name === undefined ? null : <BlockButton uid={uid} name={name} />}
    </li>
  );
};

export const BlockedPeople = () => {
  const uids = useBlocked();
  const [shown, setShown] = useState(PAGE);
  if (uids.length === 0) return null;
  return (
    <Card title="ブロックした相手">
      <ul className={css.people}>
        {uids.slice(0, shown).map((uid) => (
          <Blocked key={uid} uid={uid} />
        ))}
      </ul>
      <ShowMore more={uids.length > shown} loading={false} onMore={() => setShown(shown + PAGE)} />
    </Card>
  );
};
