import { useState } from 'react';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import type { openedScopes } from '#domain/office/audit/fields.ts';
import type { Fields } from '#domain/office/audit/history.ts';
import { askFunction } from '#web/shared/data/reads/answers.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { PictureLink } from '#web/shared/ui/pictureLink.tsx';
import { fieldText } from './fieldTexts.ts';
import { partsOf } from './streamParts.ts';
import { valueText } from './valueTexts.ts';

const schema = z.object({ reason });

const isPictures = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string' && item.startsWith('pictures/'));

const Pictures = ({ paths, name }: { readonly paths: readonly string[]; readonly name: string }) =>
  paths.map((path, at) => <PictureLink key={path} path={path} name={`${name}${paths.length > 1 ? at + 1 : ''}`} />);

type Props = {
  /** Whose personal data to open: of one event, or of the document right after that event. */
  readonly closed: { readonly streamId: string; readonly version: number; readonly scope: (typeof openedScopes)[number] };
  readonly fields: readonly string[];
  readonly onClose: () => void;
};

/** Asks for a reason, which is stored, and shows the personal data until the dialog closes. */
export default function OpenDialog({ closed, fields, onClose }: Props) {
  const [commandId] = useState(() => crypto.randomUUID());
  const [data, setData] = useState<Fields>();
  const named = (field: string) => fieldText(partsOf(closed.streamId).aggregate, field);
  const nothing = closed.scope === 'EVENT' ? '消去済み' : 'なし';
  if (!data)
    return (
      <FieldsDialog
        title="個人情報を表示しますか？"
        confirmLabel="理由を記録して表示する"
        schema={schema}
        start={{ reason: '' }}
        fields={{ reason: { multiline: true, normalize: normalizeText } }}
        send={(typed) => askFunction<Fields>('audit', { commandId, type: 'open', ...closed, ...typed })}
        onDone={setData}
        onClose={onClose}
      >
        <p>
          {fields.map(named).join('、')}
          を表示します。あなたが表示したことと理由が記録に残ります。日時と理由は、ご本人の設定画面にも表示されます（担当者の名前は表示されません）。
        </p>
      </FieldsDialog>
    );
  return (
    <Dialog title="個人情報" onClose={onClose} actions={<Button onClick={onClose}>閉じる</Button>}>
      <Facts
        facts={Object.entries(data).map(([field, value]) => ({
          term: named(field),
          value: value === null ? nothing : isPictures(value) ? <Pictures paths={value} name={named(field)} /> : valueText(field, value),
        }))}
      />
    </Dialog>
  );
}
