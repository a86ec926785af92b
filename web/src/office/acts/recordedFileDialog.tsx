import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { auditFields, type SavedList, savedLists } from '#domain/office/audit/fields.ts';
import { CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { csvFile } from '#web/shared/data/platform/csvFiles.ts';
import { saveFile } from '#web/shared/data/platform/saveFile.ts';
import { sha256Hex } from '#web/shared/data/platform/sha256.ts';
import { askFunction } from '#web/shared/data/reads/answers.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { type FileOf, linesOf, nameOfFile } from '../list/listFile.tsx';
import { Consequences } from './words.tsx';

/** The parameters of an address with typed words, which may be a name. */
const words = ['q', 'company'];
const recorded = (params: URLSearchParams) => ({
  filter: new URLSearchParams([...params].filter(([field]) => !words.includes(field))).toString(),
  hasWords: words.some((field) => params.has(field)),
});

/** Records a file. A list of invoices can be refused, if files of bills need two members. */
const record = async (saved: object): Promise<void> => {
  try {
    await askFunction('audit', { type: 'saveList', commandId: crypto.randomUUID(), ...saved });
  } catch (error) {
    const { code } = commandErrorOf(error);
    if (code !== 'second-needed') throw error;
    throw new CommandError(
      code,
      '請求データのダウンロードは二人で確認する設定のため、請求書の一覧は保存できません。「請求データをダウンロードする」から確認を依頼してください。',
    );
  }
};

type Props<Row extends { readonly id: string }> = FileOf<Row> & { readonly list: SavedList; readonly onClose: () => void };

/** Asks for a reason, reads the whole list, and records the file before it is saved. */
export default function RecordedFileDialog<Row extends { readonly id: string }>({ list, onClose, ...file }: Props<Row>) {
  const { noun } = savedLists[list];
  const [params] = useSearchParams();
  const [read, setRead] = useState(0);
  const save = async ({ reason }: { readonly reason: string }) => {
    const rows = await file.read(setRead);
    const content = await csvFile(linesOf(file, rows));
    await record({ list, ...recorded(params), count: rows.length, sha256: await sha256Hex(await content.arrayBuffer()), reason });
    saveFile(nameOfFile(noun), content);
    showToast(`${formatCount(rows.length)}件のファイルを保存しました`);
  };
  return (
    <FieldsDialog
      title={`${noun}の一覧をダウンロードしますか？`}
      confirmLabel="ダウンロードする"
      schema={z.object({ reason: auditFields.reason })}
      start={{ reason: '' }}
      fields={{ reason: { multiline: true } }}
      send={save}
      onClose={onClose}
    >
      <Consequences>
        {[
          '表示中の条件に合うすべての行を、一覧と同じ列のCSV（UTF-8）で保存します。',
          'ダウンロードした方、日時、件数、理由は「事務局の操作」に記録されます。',
        ]}
      </Consequences>
      {read > 0 ? <p role="status">{formatCount(read)}件を読み込みました</p> : null}
    </FieldsDialog>
  );
}
