import { useEffect, useRef } from 'react';
import { endOfJstDay, jstDate, jstParts } from '#domain/kernel/calendar/instants.ts';
import { longDate, longTime } from '#domain/kernel/format/times.ts';
import { type AsOf, MASK } from '#domain/office/audit/history.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { fieldText } from '../../history/fieldTexts.ts';
import { useNames } from '../../history/names.ts';
import { ShownValue } from '../../history/shownValue.tsx';
import { partsOf } from '../../history/streamParts.ts';
import { isNothing, type NameOf } from '../../history/valueTexts.ts';
import css from '../audit.module.css';
import type { Moment } from '../queries/history.ts';
import { useAsOf } from '../queries/history.ts';

/** The history is open, so `not-found` means a moment before the first event of the stream. */
const Fault = ({ error }: { readonly error: Error }) =>
  commandErrorOf(error).code === 'not-found' ? (
    <Notice>この時点では、まだ作成されていませんでした。</Notice>
  ) : (
    <Notice tone="error">{error.message}</Notice>
  );

/** A day, or a minute of it. */
const atText = (at: number): string =>
  at === endOfJstDay(jstDate(at)) ? `${longDate(at)}の終わり` : `${longDate(at)}${jstParts(at).time}の時点`;

/** Whether only its mask is known of a field that a later record has: it may be the same. */
const isHidden = ({ fields, changed }: AsOf, field: string): boolean => changed?.[field] === MASK && fields[field] === MASK;

type ThenProps = { readonly field: string; readonly asOf: AsOf; readonly nameOf: NameOf };

/** A value of that moment, and below it the present one if it differs. */
const Then = ({ field, asOf, nameOf }: ThenProps) => {
  const { fields, changed } = asOf;
  const then = <ShownValue field={field} value={fields[field]} nameOf={nameOf} />;
  if (!changed || !(field in changed)) return then;
  if (isHidden(asOf, field))
    return (
      <>
        {then}
        <small className={css.about}>その後にもう一度保存</small>
      </>
    );
  return (
    <>
      <mark className={css.differs}>{then}</mark>
      <small className={css.about}>
        いまは <ShownValue field={field} value={changed[field]} nameOf={nameOf} />
      </small>
    </>
  );
};

type Props = {
  readonly streamId: string;
  readonly moment: Moment;
  /** How many times a row was clicked; each click scrolls here. 0: opened in another way. */
  readonly presses: number;
  readonly events: number;
  readonly onShow: (version: number) => void;
  readonly onClose: () => void;
};

export default function AsOfPanel({ streamId, moment, presses, events, onShow, onClose }: Props) {
  const { data, error, isPending } = useAsOf(streamId, moment);
  const nameOf = useNames(data ? [data.fields, data.changed ?? {}] : []);
  const version = data?.version ?? 1;
  const changes = data ? Object.keys(data.changed ?? {}).filter((field) => !isHidden(data, field)).length : 0;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (presses > 0) panel.current?.focus();
  }, [presses]);
  return (
    <div ref={panel} tabIndex={-1} className={css.moment}>
      <Card
        title="この時点の内容"
        action={
          <span className={`${css.days} ${css.noPrint}`}>
            <Button variant="text" size="small" disabled={version === 1} onClick={() => onShow(version - 1)}>
              前の記録
            </Button>
            <Button variant="text" size="small" disabled={!data || version >= events} onClick={() => onShow(version + 1)}>
              次の記録
            </Button>
            <Button variant="text" size="small" onClick={onClose}>
              閉じる
            </Button>
          </span>
        }
      >
        {error ? <Fault error={error} /> : null}
        {isPending ? <RowSkeletons count={3} /> : null}
        {data ? (
          <>
            <p>
              {'at' in moment ? `${atText(moment.at)}の内容。最後の記録：` : ''}
              {longTime(data.at)}（{data.version}件目の記録の時点）
            </p>
            {data.changed === null ? null : (
              <p>
                {changes === 0 ? (
                  'そのあと変わった項目はありません。'
                ) : (
                  <>
                    <mark className={css.differs}>いまと違うところ</mark> {changes}件
                  </>
                )}
              </p>
            )}
            <Facts
              facts={Object.keys({ ...data.fields, ...data.changed })
                .filter((field) => (data.changed && field in data.changed) || !isNothing(data.fields[field]))
                .map((field) => ({
                  term: fieldText(partsOf(streamId).aggregate, field),
                  value: <Then field={field} asOf={data} nameOf={nameOf} />,
                }))}
            />
          </>
        ) : null}
      </Card>
    </div>
  );
}
