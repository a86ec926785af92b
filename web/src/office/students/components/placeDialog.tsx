import { useState } from 'react';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { studentFields as fields } from '#domain/people/student/fields.ts';
import { type OfficeStudent, officeStudentPath } from '#projections/student/officeStudents.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { copyText } from '#web/shared/ui/toast.ts';
import { OpenButton } from '../../history/openButton.tsx';
import { withKana } from '../../list/texts.ts';

const factsOf = ({ taCode, name, kana, birthday, belongingTo, talentId, linkCodeUntil }: OfficeStudent) => [
  { term: labelOf(fields.taCode), value: taCode },
  { term: labelOf(fields.name), value: withKana({ name, kana }) },
  { term: labelOf(fields.birthday), value: birthday || '未登録' },
  { term: labelOf(fields.belongingTo), value: agencyGroupLabels[belongingTo] },
  { term: labelOf(fields.talentId), value: talentId === null ? '未連携' : '連携済み' },
  ...(linkCodeUntil === null ? [] : [{ term: labelOf(fields.linkCode), value: `発行済み（${longTime(linkCodeUntil)}まで）` }]),
];

/** Shows a code once, to hand over. */
const IssuedCode = ({ code }: { readonly code: string }) => {
  const copy = () => copyText(code, '連携コード');
  return (
    <Notice tone="info">
      <p>このコードは閉じると再表示できません。ご本人だけにお伝えください。</p>
      <Row>
        <output aria-label={labelOf(fields.linkCode)} className="figures">
          <strong>{code}</strong>
        </output>
        <Button size="small" variant="outlined" onClick={copy}>
          コピーする
        </Button>
      </Row>
    </Notice>
  );
};

type Props = { readonly student: OfficeStudent; readonly onClose: () => void };

/** The trainee's data and the one-time code with which a cast takes the place. */
export default function PlaceDialog({ student, onClose }: Props) {
  const [code, setCode] = useState<string | null>(null);
  const { taCode, talentId, version } = student;
  const { send, sending, error } = useCommand<{ taCode: string }>({
    callable: 'students',
    type: 'issueLinkCode',
    shownBy: () => officeStudentPath(taCode),
    again: true,
  });
  const issue = () =>
    send({ taCode }).then(
      ({ linkCode = null }) => setCode(withRefetch(linkCode)),
      () => undefined, // shown below through `error`
    );
  return (
    <Dialog
      title="受講生の詳細"
      busy={sending}
      onClose={onClose}
      actions={
        <Button variant="text" onClick={onClose} disabled={sending}>
          閉じる
        </Button>
      }
    >
      <Stack>
        <Facts facts={factsOf(student)} />
        <Row>
          <OpenButton aggregate="student" id={taCode} version={version} />
        </Row>
        {talentId === null ? (
          <>
            <p>
              キャストは、TAコードと連携コードを入力して所属グループを登録します。連携コードは1回だけ、14日間使えます。新しく発行すると、前のコードは使えなくなります。
            </p>
            {code === null ? null : <IssuedCode code={code} />}
            {error ? <Notice tone="error">{error.message}</Notice> : null}
            <Row>
              <Button variant="outlined" size="small" loading={sending} onClick={issue}>
                連携コードを発行する
              </Button>
            </Row>
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}
