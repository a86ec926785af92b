import type { Entry } from '#projections/entries.ts';
import { href } from '#web/app/href.ts';
import { ScheduleForm } from '#web/features/deal/changes.ts';
import { scheduleHelp } from '#web/features/deal/public.ts';
import { useChangeSchedule } from '../commands/changeSchedule.ts';

/** A new end for an entry. */
export const EntryScheduleForm = ({ entry }: { readonly entry: Entry }) => {
  const { send } = useChangeSchedule(entry);
  return (
    <ScheduleForm
      name={`schedule:entry:${entry.id}`}
      scheduleToClose={entry.scheduleToClose}
      help={scheduleHelp}
      send={(values) => send({ entryId: entry.id, ...values })}
      done={href('clientEntryScheduleDone', { entryId: entry.id })}
    />
  );
};
