import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { sortableTime } from '#domain/kernel/format/times.ts';
import type { AuditedEvent, Change } from '#domain/office/audit/history.ts';
import { eventText, roleText } from '../history/eventTexts.ts';
import { fieldText } from '../history/fieldTexts.ts';
import { partsOf } from '../history/streamParts.ts';
import { isChange, type NameOf, valueText } from '../history/valueTexts.ts';

const columns = [
  '日時',
  'ストリーム',
  '版',
  '操作',
  '種類',
  '区分',
  '操作した人',
  '番号',
  '変更',
  '理由',
  '操作番号',
  '検証コード',
  '検証',
];

/** For example 「報酬（税抜）：¥30,000→¥45,000」. */
const changeText = (aggregate: string, { field, before, after }: Change, nameOf?: NameOf): string =>
  `${fieldText(aggregate, field)}：${before === null ? '' : `${valueText(field, before, nameOf)}→`}${valueText(field, after, nameOf)}`;

/** A history as rows for a spreadsheet, titles first; personal data stays masked. */
export const historyRows = (events: readonly AuditedEvent[], nameOf?: NameOf): CsvCell[][] => [
  columns,
  ...events.map((event) => [
    ...[sortableTime(event.at), event.streamId, event.version, eventText(event.type), event.type, roleText(event.actor.role)],
    ...[
      event.actor.name,
      event.actor.uid,
      event.changes
        .filter(isChange)
        .map((change) => changeText(partsOf(event.streamId).aggregate, change, nameOf))
        .join('、'),
      event.reason,
      event.commandId,
    ],
    ...[event.hash, event.intact ? '一致' : '不一致'],
  ]),
];
