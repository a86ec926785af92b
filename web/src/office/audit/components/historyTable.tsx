import { Link } from 'react-router-dom';
import type { AuditedEvent, Change } from '#domain/audit/history.ts';
import { longTime } from '#domain/format/times.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { listTime } from '../../listTime.ts';
import { aggregateTexts } from '../../operations/texts.ts';
import table from '../../table.module.css';
import css from '../audit.module.css';
import { eventText, roleText } from '../eventTexts.ts';
import { fieldText } from '../fieldTexts.ts';
import { historyOf } from '../historyAddress.ts';
import { partsOf } from '../streamParts.ts';
import { type NameOf, valueText } from '../valueTexts.ts';

type LineProps = { readonly aggregate: string; readonly change: Change; readonly nameOf: NameOf };

const ChangeLine = ({ aggregate, change: { field, before, after }, nameOf }: LineProps) => (
  <li>
    {fieldText(aggregate, field)}：
    {before === null ? null : (
      <>
        <s>{valueText(field, before, nameOf)}</s> →{' '}
      </>
    )}
    {valueText(field, after, nameOf)}
  </li>
);

type Props = {
  readonly events: readonly AuditedEvent[];
  /** The version that is shown as it was, if one is. */
  readonly current: number | null;
  /** A history of several streams names each event's own. */
  readonly several: boolean;
  /** What the ids among the values name. */
  readonly nameOf: NameOf;
  readonly onShow: (event: AuditedEvent) => void;
  readonly onOpen: (event: AuditedEvent) => void;
};

/** Every event: when, what, who, field by field, why, from which command, and its seal. */
export const HistoryTable = ({ events, current, several, nameOf, onShow, onOpen }: Props) => (
  <div className={table.scroll}>
    <table className={`${table.table} ${css.rows}`}>
      <thead>
        <tr>
          {['日時', '操作', '操作した人', '変更', '理由', '操作番号・検証コード'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col" className={css.noPrint}>
            <span className="visually-hidden">操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id} data-current={event.version === current || undefined}>
            <td className={`${table.keep} figures`} title={longTime(event.at)}>
              {listTime(event.at)}
            </td>
            <td>
              {eventText(event.type)}
              {several ? (
                <>
                  <br />
                  <Link to={historyOf(partsOf(event.streamId).aggregate, partsOf(event.streamId).id)} className={css.code}>
                    {aggregateTexts[partsOf(event.streamId).aggregate]} {partsOf(event.streamId).id.slice(0, 8)}…
                  </Link>
                </>
              ) : (
                <span className={css.code}> #{event.version}</span>
              )}
            </td>
            <td>
              {roleText(event.actor.role)}
              {event.actor.name ? `（${event.actor.name}）` : ''}
            </td>
            <td>
              <ul className={css.changes}>
                {event.changes.map((change) => (
                  <ChangeLine key={change.field} aggregate={partsOf(event.streamId).aggregate} change={change} nameOf={nameOf} />
                ))}
              </ul>
            </td>
            <td>{event.reason}</td>
            <td className={css.code}>
              <span title={event.commandId}>{event.commandId.slice(0, 8)}</span>
              <br />
              <span title={event.hash}>
                {event.intact ? '✓' : '✗ 不一致'} {event.hash.slice(0, 8)}
              </span>
            </td>
            <td className={`${table.keep} ${css.noPrint}`}>
              {several ? null : (
                <Button size="small" variant="text" onClick={() => onShow(event)}>
                  この時点の内容を見る
                </Button>
              )}
              {event.personal.length > 0 ? (
                <Button size="small" variant="text" onClick={() => onOpen(event)}>
                  個人情報を表示する
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
