import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { shortlistFields } from '#domain/work/shortlist/fields.ts';
import { type Shortlist, shortlistPath } from '#projections/shortlist/shortlists.schema.ts';
import { useOwnOpenJobs } from '#web/features/job/public.ts';
import { type CommandOutcome, useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { useListCommand } from '../shortlists.ts';

const { title, jobId } = shortlistFields;
/** A list without a job has an empty choice. */
const schema = z.object({ title, jobId: z.string() });

type Props = {
  /** Null for a new list. */
  readonly list: Shortlist | null;
  readonly onMade?: (listId: string) => void;
  readonly onClose: () => void;
};

export const ListDialog = ({ list, onMade, onClose }: Props) => {
  const { jobs } = useOwnOpenJobs();
  const create = useCommand<{ readonly title: string; readonly jobId: string | null }>({
    callable: 'shortlists',
    type: 'create',
    shownBy: ({ streamId }) => shortlistPath(parseStreamId(streamId).entityId),
  });
  const edit = useListCommand('edit', list?.id ?? '');
  const options = jobs.map((job) => ({ value: job.id, label: job.title }));
  // The job of a list stays, also when it takes no more offers.
  const held = list?.jobId && !jobs.some(({ id }) => id === list.jobId) ? [{ value: list.jobId, label: '今のお仕事のまま' }] : [];
  return (
    <FieldsDialog
      title={list ? 'リストの名前とお仕事の変更' : '候補リストを作りますか？'}
      confirmLabel={list ? '保存する' : 'リストを作る'}
      schema={schema}
      start={{ title: list?.title ?? '', jobId: list?.jobId ?? '' }}
      fields={{
        title: {},
        jobId: { as: 'select', label: labelOf(jobId), required: false, options: [...held, ...options], blank: '決めていない' },
      }}
      send={async ({ title: typed, jobId: chosen }): Promise<CommandOutcome> => {
        const fields = { title: typed, jobId: chosen || null };
        if (list) return edit.send({ listId: list.id, ...fields });
        const made = await create.send(fields);
        onMade?.(parseStreamId(made.streamId).entityId);
        return made;
      }}
      done={list ? 'リストを変更しました' : 'リストを作りました'}
      onClose={onClose}
    >
      <p>リストとメモは、ほかの人には表示されません。キャストにも通知されません。</p>
    </FieldsDialog>
  );
};
