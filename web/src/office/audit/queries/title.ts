import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import { accountName, memberName } from '#domain/people/account/memberName.ts';
import { officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { dealParties } from '#projections/deal/deals.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import { dealTitle } from '../../dealParts/texts.ts';
import { dayOf, partsOf, streamKindText } from '../../history/streamParts.ts';
import type { Subject } from './history.ts';

const jobTitle = async (id: string): Promise<string | undefined> =>
  (await readMany({ collection: 'jobs', where: [['id', '==', id]], limit: 1 }, jobSchema))[0]?.title;

const partiesOf = z.object(dealParties);
const titleOfDeal = async (id: string, kind: 'offer' | 'entry'): Promise<string | undefined> => {
  const [deal] =
    kind === 'offer'
      ? await readMany({ collection: 'offers', group: true, where: [['id', '==', id]], limit: 1 }, partiesOf)
      : await readMany({ collection: 'entries', group: true, where: [['id', '==', id]], limit: 1 }, partiesOf);
  return deal && dealTitle(deal);
};

const personName = async (id: string): Promise<string | undefined> => {
  const [found] = await readMany({ collection: 'officeAccounts', where: [['id', '==', id]], limit: 1 }, officeAccountSchema);
  return found && accountName(found);
};

/** The name of a history's object; undefined if there is none. */
const nameOf = async (subject: Subject): Promise<string | undefined> => {
  if ('job' in subject) return jobTitle(subject.job);
  const { aggregate, id } = partsOf(subject.stream);
  if (aggregate === 'offer' || aggregate === 'entry') return titleOfDeal(id, aggregate);
  if (aggregate === 'job') return jobTitle(id);
  if (aggregate === 'chat' || aggregate === 'review' || aggregate === 'record')
    return (await titleOfDeal(id, 'offer')) ?? titleOfDeal(id, 'entry');
  if (aggregate === 'account' || aggregate === 'talent' || aggregate === 'client') return personName(id);
  const day = dayOf(subject.stream);
  return day ? `${(await personName(day.uid)) ?? memberName(null)}（${longDate(startOfJstDay(day.date))}）` : undefined;
};

export const useTitle = (subject: Subject): string => {
  const { data } = useQuery({ queryKey: readKey('one', { title: subject }), queryFn: async () => (await nameOf(subject)) ?? null });
  const kind = streamKindText('job' in subject ? 'around' : partsOf(subject.stream).aggregate);
  return data ? `${kind}：${data}` : kind;
};
