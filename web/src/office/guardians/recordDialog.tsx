import { z } from 'zod';
import { guardianFields } from '#domain/work/guardian/fields.ts';
import { type Guardian, guardianPath, type ShownMatter } from '#projections/guardian/guardians.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Consequences } from '../acts/consequences.tsx';

const noted = z.object({ note: guardianFields.note });

/** What the guardian consents to: a profile, an offer or a job. */
export type Subject = Pick<ShownMatter, 'scope' | 'jobId' | 'offerId'>;
type Props = { readonly guardian: Guardian; readonly subject: Subject; readonly consents: boolean; readonly onClose: () => void };

const words = {
  true: {
    title: '書面の同意を記録しますか？',
    label: '書面の同意を記録する',
    consequences: ['ご本人に、保護者の同意が確認できたことをお知らせします。', '確認した方法は監査の記録に残ります。'],
    done: '同意を記録しました',
  },
  false: {
    title: '同意の取り消しを記録しますか？',
    label: '同意の取り消しを記録する',
    consequences: [
      'ご本人に、保護者の同意が得られなかったことをお知らせします。',
      'プロフィールの公開への同意を取り消すと、プロフィールは非公開になります。',
      '確認した方法は監査の記録に残ります。',
    ],
    done: '同意の取り消しを記録しました',
  },
} as const;

/** Records a guardian's consent on paper, with the way in which the office verified it. */
export default function RecordDialog({ guardian: { id, guardianNo }, subject, consents, onClose }: Props) {
  const { send } = useCommand({ callable: 'guardians', type: 'record', shownBy: () => guardianPath(id) });
  const { title, label, consequences, done } = words[`${consents}`];
  const { scope, jobId, offerId } = subject;
  return (
    <FieldsDialog
      title={title}
      confirmLabel={label}
      ends={!consents}
      schema={noted}
      start={{ note: '' }}
      fields={{ note: { multiline: true, help: '書面の種類や、確認した日と方法をご記入ください' } }}
      send={(typed) => send({ uid: id, scope, jobId, offerId, guardianNo, consents, ...typed })}
      done={done}
      onClose={onClose}
    >
      <Consequences>{consequences}</Consequences>
    </FieldsDialog>
  );
}
