import { auditFields, billFilter } from '#domain/office/audit/fields.ts';
import type { Countersign } from '#projections/office/countersigns.schema.ts';
import ExportDialog from '../bills/components/exportDialog.tsx';

const { encoding, table } = auditFields;

/** The file of an export that a colleague confirmed: the same data and reason, once. */
export default function ConfirmedExport({ request, onClose }: { readonly request: Countersign; readonly onClose: () => void }) {
  const { month, clientId, status, encoding: format, table: rows } = request.command;
  const what = { table: table.parse(rows), filter: billFilter.parse({ month, clientId, status }) };
  const confirmed = { encoding: encoding.parse(format), reason: request.reason ?? '', countersignId: request.id };
  return <ExportDialog what={what} inWords="確認された請求データ" confirmed={confirmed} onClose={onClose} />;
}
