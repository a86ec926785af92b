import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import type { AuditedEvent, Change } from '#domain/office/audit/history.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { RecordNumber } from '#web/shared/ui/prose.tsx';
import { eventText, roleText } from '../../history/eventTexts.ts';
import { fieldText } from '../../history/fieldTexts.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { ShownValue } from '../../history/shownValue.tsx';
import { partsOf } from '../../history/streamParts.ts';
import { aggregateTexts } from '../../history/streamTexts.ts';
import { isChange, type NameOf } from '../../history/valueTexts.ts';
import { DataTable, ListedTime } from '../../list/dataTable.tsx';
import { Face } from '../../list/face.tsx';
import { NamedFace } from '../../members/face.tsx';
import css from '../audit.module.css';

/** A value as Japanese text; a stream id becomes a link to its history. */
const Value = ({ field, value, nameOf }: { readonly field: string; readonly value: unknown; readonly nameOf: NameOf }) => {
  const text = <ShownValue field={field} value={value} nameOf={nameOf} />;
  const { aggregate, id } = partsOf(typeof value === 'string' && ['target', 'streamId'].includes(field) ? value : '');
  return aggregate ? <Link to={historyOf(aggregate, id)}>{text}</Link> : text;
};

type LineProps = { readonly aggregate: string; readonly change: Change; readonly nameOf: NameOf };

const ChangeLine = ({ aggregate, change: { field, before, after }, nameOf }: LineProps) => (
  <li>
    <span>{fieldText(aggregate, field)}</span>{' '}
    {before === null ? null : (
      <>
        <s>
          <ShownValue field={field} value={before} nameOf={nameOf} />
        </s>{' '}
        →{' '}
      </>
    )}
    <strong>
      <Value field={field} value={after} nameOf={nameOf} />
    </strong>
  </li>
);

/** How many changes of an event are shown at first: a creation has a line for each field. */
const FEW = 4;

/** The changes of an event. On paper all of them are there. */
const Changes = ({ event: { streamId, changes }, nameOf }: { readonly event: AuditedEvent; readonly nameOf: NameOf }) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const shown = changes.filter(isChange);
  const folded = shown.length - FEW;
  // One more line would take as much room as the button.
  const folds = folded > 1;
  return (
    <>
      <ul id={id} className={css.changes} data-folded={(folds && !isOpen) || undefined}>
        {shown.map((change) => (
          <ChangeLine key={change.field} aggregate={partsOf(streamId).aggregate} change={change} nameOf={nameOf} />
        ))}
      </ul>
      {folds ? (
        <Button
          variant="text"
          size="small"
          className={`${css.more} ${css.noPrint}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? '閉じる' : `ほか${folded}項目`}
        </Button>
      ) : null}
    </>
  );
};

/** Who acted: a member with the own colour, others with the initial and the side. */
const Actor = ({ actor: { uid, role, name } }: Pick<AuditedEvent, 'actor'>) => {
  if (!name) return roleText(role);
  if (role === 'office') return <NamedFace uid={uid} name={name} />;
  return (
    <span className={css.actor}>
      <Face name={name} />
      <span>
        {name} <small className={css.about}>{roleText(role)}</small>
      </span>
    </span>
  );
};

const StreamOf = ({ streamId }: { readonly streamId: string }) => {
  const { aggregate, id } = partsOf(streamId);
  return (
    <>
      <br />
      <Link to={historyOf(aggregate, id)} className={css.code}>
        {aggregateTexts[aggregate]} <RecordNumber>{id.slice(0, 8)}</RecordNumber>…
      </Link>
    </>
  );
};

type Props = {
  readonly events: readonly AuditedEvent[];
  /** The version whose state is shown, or null. */
  readonly current: number | null;
  /** The history has several streams, so each row names its stream. */
  readonly several: boolean;
  /** The state right after an event can be shown. */
  readonly hasMoments: boolean;
  readonly nameOf: NameOf;
  readonly onShow: (event: AuditedEvent) => void;
  readonly onOpen: (event: AuditedEvent) => void;
};

export const HistoryTable = ({ events, current, several, hasMoments, nameOf, onShow, onOpen }: Props) => (
  <DataTable
    label="履歴の表"
    className={css.rows}
    rows={events}
    keyOf={({ id }) => id}
    isCurrent={({ version }) => version === current}
    columns={[
      { head: '日時', as: 'keep', title: ({ at }) => longTime(at), cell: ({ at }) => <ListedTime at={at} /> },
      {
        head: '操作',
        className: css.act,
        cell: ({ type, streamId, version }) => (
          <>
            {eventText(type)}
            {several ? <StreamOf streamId={streamId} /> : <span className={css.code}> #{version}</span>}
          </>
        ),
      },
      {
        head: '操作した人',
        className: css.who,
        cell: ({ actor }) => <Actor actor={actor} />,
      },
      {
        head: '変更',
        className: css.wide,
        cell: (event) => <Changes event={event} nameOf={nameOf} />,
      },
      { head: '理由', cell: ({ reason }) => reason },
      {
        head: '番号・検証コード',
        className: css.code,
        cell: ({ commandId, hash, intact }) => (
          <>
            <span data-id title={commandId}>
              {commandId.slice(0, 8)}
            </span>
            <br />
            <span data-id title={hash} className={intact ? css.sealed : css.broken}>
              {intact ? '✓' : '✗ 不一致'} {hash.slice(0, 8)}
            </span>
          </>
        ),
      },
    ]}
    actsOf={(event) => [
      ...(hasMoments ? [{ label: 'この時点', name: 'この時点の内容を見る', onAct: () => onShow(event) }] : []),
      ...(event.personal.length > 0 ? [{ label: '個人情報', name: '個人情報を表示する', onAct: () => onOpen(event) }] : []),
    ]}
  />
);
