import { z } from 'zod';
import { normalizeText } from '#domain/kernel/validation.ts';
import { studentFields } from '#domain/people/student/fields.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

const { taCode, linkCode } = studentFields;
const schema = z.object({ taCode, linkCode });

const normalizeTaCode = (text: string) => normalizeText(text).toUpperCase();
/** Formats a typed code as it is issued: in groups of four, with hyphens. */
const normalizeLinkCode = (text: string) =>
  normalizeTaCode(text)
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-');

export const TaCodeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { send } = useCommand({ callable: 'students', type: 'link', shownBy: () => null });
  return (
    <FieldsDialog
      title="TAコードの登録"
      confirmLabel="TAコードを登録する"
      schema={schema}
      start={{ taCode: '', linkCode: '' }}
      fields={{
        taCode: { normalize: normalizeTaCode, help: '半角の英大文字と数字です' },
        linkCode: {
          normalize: normalizeLinkCode,
          autoComplete: 'one-time-code',
          help: '事務局からお渡しした16文字のコードです。1回だけ、発行から14日以内に使えます',
        },
      }}
      secret
      send={send}
      done="TAコードを登録しました。まもなくプロフィールに反映されます"
      onClose={onClose}
    >
      <p>プロフィールのフリガナと生年月日が、受講の申込内容と同じであることをご確認ください。</p>
    </FieldsDialog>
  );
};
