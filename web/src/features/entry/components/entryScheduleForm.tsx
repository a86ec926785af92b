import type { Entry } from '#projections/deal/entries.schema.ts';
import { href } from '#web/app/href.ts';
import { ScheduleForm, useDealCommand } from '#web/features/deal/changes.ts';
import { scheduleHelp } from '#web/features/deal/public.ts';

/** A new end for an entry. */
export const EntryScheduleForm = ({ entry }: { readonly entry: Entry }) => {
  const { send } = useDealCommand('entries', 'changeSchedule', entry);
  return (
    <ScheduleForm
      name={`schedule:entry:${entry.id}`}
      scheduleToClose={entry.scheduleToClose}
      help={scheduleHelp}
      send={send}
      done={href('clientEntryScheduleDone', { entryId: entry.id })}
    />
  );
};
