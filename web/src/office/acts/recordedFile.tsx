import { lazy } from 'react';
import type { SavedList } from '#domain/office/audit/fields.ts';
import { DialogButton } from '../buttons/dialogButton.tsx';
import type { FileOf } from '../list/listFile.tsx';

const RecordedFileDialog = lazy(() => import('./recordedFileDialog.tsx')) as unknown as typeof import('./recordedFileDialog.tsx').default;

type Props<Row extends { readonly id: string }> = FileOf<Row> & { readonly list: SavedList };

/** Downloads a list with data of people as CSV, for a reason; the download is recorded. */
export const RecordedFile = <Row extends { readonly id: string }>(props: Props<Row>) => (
  <DialogButton variant="text" size="small" dialog={(close) => <RecordedFileDialog {...props} onClose={close} />}>
    CSVをダウンロードする
  </DialogButton>
);
