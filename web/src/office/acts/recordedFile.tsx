import { lazy, Suspense, useState } from 'react';
import type { SavedList } from '#domain/office/audit/fields.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { FileOf } from '../list/listFile.tsx';

const RecordedFileDialog = lazy(() => import('./recordedFileDialog.tsx')) as unknown as typeof import('./recordedFileDialog.tsx').default;

type Props<Row extends { readonly id: string }> = FileOf<Row> & { readonly list: SavedList };

/** Downloads a list with data of people as CSV, for a reason; the download is recorded. */
export const RecordedFile = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        CSVをダウンロードする
      </Button>
      <Suspense>{isOpen ? <RecordedFileDialog {...props} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
};
