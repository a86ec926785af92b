import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useMayRead } from '../../roles/roles.tsx';
import { type PersonPartName, type PersonSide, partsFor, personParts } from '../parts.ts';

type Props = { readonly uid: string; readonly side: PersonSide };

const loading = rowSkeletons(2);
const tables = () => import('./personTables.tsx');
const sections: Readonly<Record<PersonPartName, (props: Props) => React.ReactNode>> = {
  deals: lazyPart(async () => (await import('./dealsOfPerson.tsx')).DealsOfPerson, loading),
  jobs: lazyPart(async () => (await tables()).JobsOfPerson, loading),
  invoices: lazyPart(async () => (await tables()).InvoicesOfPerson, loading),
  reviews: lazyPart(async () => (await import('./reviewsOfPerson.tsx')).ReviewsOfPerson, loading),
  contacts: lazyPart(async () => (await tables()).ContactsOfPerson, loading),
  reports: lazyPart(async () => (await tables()).ReportsOfPerson, loading),
  seconds: lazyPart(async () => {
    const { default: CountersignsCard } = await import('../../countersigns/countersignsCard.tsx');
    const acts = { client: ['APPROVAL', 'WRITE_OFF', 'EXPORT'], talent: ['APPROVAL', 'WRITE_OFF'] } as const;
    const fields = { client: 'clientId', talent: 'talentId' } as const;
    return ({ uid, side }) => <CountersignsCard acts={acts[side]} of={{ field: fields[side], uid }} />;
  }, loading),
  mails: lazyPart(async () => (await tables()).MailsOfPerson, loading),
};

/** The sections about a person that the member may read. Each loads when it is chosen. */
export const PersonSections = ({ uid, side }: Props) => {
  const [params] = useSearchParams();
  const parts = partsFor(side, useMayRead());
  const current = parts.find((part) => part === params.get('part')) ?? parts[0];
  if (current === undefined) return null;
  // The invoices are below the deals for members who read both.
  const isBelow = current === 'deals' && parts.includes('invoices');
  const tabs = parts.includes('deals') ? parts.filter((part) => part !== 'invoices') : parts;
  const addressOf = (part: PersonPartName) => `?${new URLSearchParams({ ...Object.fromEntries(params), part })}`;
  const Section = sections[current];
  return (
    <Stack>
      <LinkTabs
        label="この方について"
        current={current}
        tabs={tabs.map((part) => ({ key: part, label: personParts[part].label, to: addressOf(part) }))}
      />
      <Section key={`${current}-${uid}`} uid={uid} side={side} />
      {isBelow ? <sections.invoices uid={uid} side={side} /> : null}
    </Stack>
  );
};
