import { useState } from 'react';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY, endOfJstDay, jstDate } from '#domain/kernel/calendar/instants.ts';
import { shownToGuests } from '#domain/talk/front/shown.ts';
import { shortlistFields } from '#domain/work/shortlist/fields.ts';
import { shortlistPath } from '#projections/shortlist/shortlists.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { newSecret } from '#web/shared/data/platform/sha256.ts';
import { useNow } from '#web/shared/format/now.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

/** The offered validities, in days. */
const days = [3, 7, 14, businessRules.shareAheadMax / DAY] as const;
const schema = z.object({ label: shortlistFields.label, days: z.string() });

type Props = { readonly listId: string; readonly onMade: (secret: string) => void; readonly onClose: () => void };

/** Makes a link for guests. Only this page has its secret. */
export const ShareDialog = ({ listId, onMade, onClose }: Props) => {
  const now = useNow();
  // A press after a failure sends the same secret, so there is one link.
  const [made] = useState(newSecret);
  const { send } = useCommand<{ readonly listId: string; readonly label: string; readonly until: number; readonly tokenHash: string }>({
    callable: 'shortlists',
    type: 'share',
    shownBy: () => shortlistPath(listId),
  });
  return (
    <FieldsDialog
      title="共有リンクを作りますか？"
      confirmLabel="リンクを作る"
      schema={schema}
      start={{ label: '', days: '7' }}
      fields={{
        label: { help: '例：みのり製菓さま。共有先のページと、写真の上に表示されます。' },
        days: {
          as: 'choice',
          label: '期限',
          required: true,
          options: days.map((each) => ({ value: String(each), label: `${each}日後まで` })),
        },
      }}
      send={async (typed) => {
        const until = endOfJstDay(jstDate(now + Number(typed.days) * DAY));
        const { secret, hash } = await made;
        const answer = await send({ listId, label: typed.label, until, tokenHash: hash });
        onMade(secret);
        return answer;
      }}
      done="共有リンクを作りました"
      onClose={onClose}
    >
      <p>リンクを知っている人は誰でも、登録なしで見られます。見えるのは、次の内容と、リストの名前、会社名、順番です。</p>
      <p>{Object.values(shownToGuests).join('、')}</p>
      <p>メモ、報酬、フリガナ、SNSは表示されません。いつでも止められます。</p>
    </FieldsDialog>
  );
};
