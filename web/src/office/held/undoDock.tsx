import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY, SECOND } from '#domain/kernel/calendar/instants.ts';
import type { HeldAct } from '#projections/office/heldActs.schema.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { deviceStorage } from '#web/shared/data/platform/deviceStorage.ts';
import { useFocusFallback } from '#web/shared/ui/useFocusFallback.ts';
import { codeText } from '../acts/words.tsx';
import { useOfficeDeal } from '../dealParts/deals.ts';
import { reviewQueues } from '../dealParts/reviewQueues.ts';
import { dealNamed } from '../dealParts/texts.ts';
import { useOfficeKeys } from '../list/officeKeys.ts';
import { deedOf, deedOfAll, useHeldActs, useLapsedActs, useOnHeld } from './heldActs.ts';
import css from './undoDock.module.css';

/** The acts that were refused at the end, and closed on this device. */
const CLOSED = 'lapsed-acts-closed';

const kindOf = ({ aggregate }: HeldAct) => (aggregate === 'invoice' ? null : aggregate);
const placeOf = (act: HeldAct): string => {
  const kind = kindOf(act);
  return kind ? reviewQueues[kind].pathOf(act.entityId) : href('officeBills');
};

const ItemName = ({ act }: { readonly act: HeldAct }) => {
  const { row } = useOfficeDeal(kindOf(act) ?? 'offer', kindOf(act) ? act.entityId : '');
  return row ? <>{dealNamed(row)}を</> : null;
};

/** The remaining time (ms) of acts, from the moment that this page knows of them. */
const useLeft = (acts: readonly HeldAct[]): number => {
  const [now, setNow] = useState(Date.now);
  const newest = Math.max(...acts.map(({ dueAt }) => dueAt));
  const [endsAt, setEndsAt] = useState(0);
  useEffect(() => {
    const known = Date.now();
    // The clock of the device may be wrong.
    const left = newest - known;
    setEndsAt(known + (left > 0 && left < businessRules.heldActPeriod ? left : businessRules.heldActPeriod));
    setNow(known);
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [newest]);
  return Math.max(0, endsAt - now);
};

const Waiting = ({ acts }: { readonly acts: readonly HeldAct[] }) => {
  const left = useLeft(acts);
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const { mutate, isPending, error } = useOnHeld();
  // A disabled button would lose the focus before the dock gives it to the page.
  const send = (type: 'undo' | 'carryOut') => isPending || mutate({ type, acts });
  const undo = () => send('undo');
  useOfficeKeys({ z: undo });
  const [first] = acts as [HeldAct];
  return (
    <>
      <div className={css.bar} key={first.dueAt} style={{ animationDuration: `${businessRules.heldActPeriod}ms` }} aria-hidden="true" />
      <div className={css.row} ref={focusFallback}>
        <span className={css.seconds} aria-hidden="true">
          {Math.ceil(left / SECOND)}秒
        </span>
        <p>
          {acts.length === 1 ? <ItemName act={first} /> : null}
          {deedOfAll(acts)}します
          <small>{error ? error.message : 'まだ誰にも知らせていません。画面を閉じても実行されます。'}</small>
        </p>
        <button type="button" aria-disabled={isPending} onClick={() => send('carryOut')}>
          すぐ実行する
        </button>
        <button type="button" className={css.undo} aria-disabled={isPending} onClick={undo} aria-keyshortcuts="z">
          取り消す
          <span className={css.key} aria-hidden="true">
            Z
          </span>
        </button>
      </div>
    </>
  );
};

/** The refused acts that the member closed on this device. */
const useClosed = () => {
  const [closed, setClosed] = useState<readonly string[]>(() => JSON.parse(deviceStorage()?.getItem(CLOSED) ?? '[]'));
  const close = (key: string) => {
    const next = [...closed, key].slice(-50);
    deviceStorage()?.setItem(CLOSED, JSON.stringify(next));
    setClosed(next);
  };
  return { closed, close };
};

const keyOf = ({ id, version }: HeldAct): string => `${id}_${version}`;

/** Those that wait for ten seconds (z undoes them), and those refused at the end. */
export default function UndoDock() {
  const uid = useUid();
  const isOwn = ({ heldBy }: HeldAct) => heldBy === uid;
  const waiting = [...useHeldActs('deals'), ...useHeldActs('bills')].filter(isOwn).sort((one, other) => other.dueAt - one.dueAt);
  const { closed, close } = useClosed();
  const lapsed = [...useLapsedActs('deals'), ...useLapsedActs('bills')].filter(
    (act) => !closed.includes(keyOf(act)) && act.dueAt > Date.now() - DAY,
  );
  return (
    <section className={css.dock} aria-label="実行前の操作" hidden={waiting.length + lapsed.length === 0}>
      {lapsed.map((act) => (
        <div key={keyOf(act)} className={`${css.row} ${css.failed}`} role="alert">
          <p>
            <ItemName act={act} />
            {deedOf(act)}できませんでした
            <small>{act.code ? codeText(act.code) : ''}</small>
          </p>
          <Link to={placeOf(act)}>開いて確認する</Link>
          <button type="button" onClick={() => close(keyOf(act))}>
            閉じる
          </button>
        </div>
      ))}
      {waiting.length > 0 ? <Waiting acts={waiting} /> : null}
    </section>
  );
}
