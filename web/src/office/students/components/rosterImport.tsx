import { useId } from 'react';
import { saveCsv } from '#web/shared/data/platform/csvFiles.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { SaveButton } from '../../buttons/saveButton.tsx';
import { columns, LINES_MAX } from '../roster.ts';
import { useRosterImport } from '../useRosterImport.ts';
import { ImportPreview } from './importPreview.tsx';

/** The import of a roster file: choose, check, confirm, send line by line. */
export default function RosterImport() {
  const id = useId();
  const { current, read, clear } = useRosterImport();
  return (
    <Card title="CSVの取り込み">
      {current.stage === 'empty' ? (
        <Stack>
          <p>
            1行目に見出し（{columns.join('、')}）のあるCSV（UTF-8またはShift_JIS、{LINES_MAX}
            行まで）を選んでください。内容を確認するまで、何も取り込みません。
          </p>
          <p>
            <label htmlFor={id}>CSVファイル</label>
            <input
              id={id}
              type="file"
              accept=".csv,text/csv"
              style={{ display: 'block', minHeight: 44, maxWidth: '100%' }}
              onChange={({ target: { files } }) => {
                if (files?.[0]) void read(files[0]);
              }}
            />
          </p>
          {current.fault ? <Notice tone="error">{current.fault}</Notice> : null}
          <p>
            <SaveButton variant="outlined" size="small" save={() => saveCsv('受講生名簿のひな形.csv', [columns])}>
              ひな形をダウンロードする
            </SaveButton>
          </p>
        </Stack>
      ) : null}
      {current.stage === 'reading' ? <RowSkeletons /> : null}
      {current.stage === 'planned' ? <ImportPreview plan={current.plan} onClear={clear} /> : null}
    </Card>
  );
}
