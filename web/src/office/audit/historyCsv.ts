import type { AuditedEvent, Change } from '#domain/audit/history.ts';
import { BOM, csvLine } from '#domain/kernel/csv.ts';
import { eventText, roleText } from './eventTexts.ts';
import { fieldText, type NameOf, valueText } from './fieldTexts.ts';

const columns = [
  '日時',
  'ストリーム',
  '版',
  'できごと',
  '種類',
  '区分',
  '操作した人',
  '番号',
  '変更',
  '理由',
  '操作番号',
  'ハッシュ',
  '検証',
];

/** 「報酬：¥30,000→¥45,000」 */
export const changeText = ({ field, before, after }: Change, nameOf?: NameOf): string =>
  `${fieldText(field)}：${before === null ? '' : `${valueText(field, before, nameOf)}→`}${valueText(field, after, nameOf)}`;

/** `2026-11-30 23:59:59` in Japan: sorts as it reads. */
const stamp = (at: number): string => new Date(at + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** A history as the text of a CSV file (UTF-8 with BOM), personal data masked as on the screen. */
export const historyCsv = (events: readonly AuditedEvent[], nameOf?: NameOf): string =>
  BOM +
  csvLine(columns) +
  events
    .map((event) =>
      csvLine([
        ...[stamp(event.at), event.streamId, event.version, eventText(event.type), event.type, roleText(event.actor.role)],
        ...[
          event.actor.name,
          event.actor.uid,
          event.changes.map((change) => changeText(change, nameOf)).join('、'),
          event.reason,
          event.commandId,
        ],
        ...[event.hash, event.intact ? '一致' : '不一致'],
      ]),
    )
    .join('');
