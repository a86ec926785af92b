import type { ReactNode } from 'react';
import { hours, longTime, shortDay } from '#domain/kernel/format/times.ts';
import { auditionKindLabels, auditionResultLabels } from '#domain/work/audition/kinds.ts';
import type { Slot } from '#domain/work/audition/rounds.ts';
import { inviteStatusLabels } from '#domain/work/audition/status.ts';
import type { AuditionInvite } from '#projections/audition/auditions.schema.ts';
import { storageUrl } from '#web/shared/data/platform/storageUrl.ts';
import type { Fact } from '#web/shared/ui/facts.tsx';
import css from './invite.module.css';

/** A slot in words. It is at most half a year ahead, so it needs no year. */
export const slotWords = ({ date, from, to }: Slot): string => `${shortDay(date)} ${hours(from, to)}`;

/** Slots by day; no line breaks within a time. */
export const SlotTimes = ({ slots }: { readonly slots: readonly Slot[] }) => (
  <ul className={css.slots}>
    {[...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => (
      <li key={date}>
        <span>{shortDay(date)}</span>
        {ofDay.map(({ from, to }) => (
          <span key={from}>{hours(from, to)}</span>
        ))}
      </li>
    ))}
  </ul>
);

/** The slot that a cast has; null without one. */
export const ownSlot = ({ slots, slotId }: Pick<AuditionInvite, 'slots' | 'slotId'>): Slot | null =>
  slots.find((each) => each.slotId === slotId) ?? null;

export const Tape = ({ invite: { M, poster } }: { readonly invite: AuditionInvite }) => {
  const src = storageUrl(M);
  if (!src) return null;
  const still = storageUrl(poster);
  return (
    <video
      src={src}
      {...(still && { poster: still })}
      className={css.tape}
      controls
      preload="none"
      playsInline
      aria-label="提出された動画"
    />
  );
};

export const inviteFacts = (invite: AuditionInvite): Fact[] => {
  const { status, auditionKind, place, note, slots, tapeDue, times, reason, result, message } = invite;
  const slot = ownSlot(invite);
  const own = <SlotTimes slots={slot ? [slot] : slots} />;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['形式', auditionKindLabels[auditionKind]],
    ['回答', inviteStatusLabels[status]],
    ['日時', slot && own],
    ['選べる日時', slot || status !== 'INVITED' || slots.length === 0 ? null : own],
    ['動画の提出期限', tapeDue === null ? null : longTime(tapeDue)],
    ['場所・参加用リンク', place],
    ['案内', note],
    ['希望の日時', times.map(longTime).join('、')],
    ['キャストの理由', reason],
    ['結果', result && auditionResultLabels[result]],
    ['クライアントの言葉', message],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
};
