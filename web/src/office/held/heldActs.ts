import { useMutation } from '@tanstack/react-query';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { HeldPart, HeldType } from '#domain/office/heldAct/holdable.ts';
import { type HeldAct, heldActPath, heldActSchema } from '#projections/office/heldActs.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import type { CommandError } from '#web/shared/data/commands/commandError.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useMayRead } from '../roles/roles.tsx';

/** What an act does, before 「します」「しました」「できませんでした」. */
const deeds: Readonly<Record<HeldType, string>> = {
  adminApprove: '承認',
  adminDisapprove: '否認',
  adminApproveChange: '条件の変更を承認',
  adminDisapproveChange: '条件の変更を否認',
  settleCancellation: '取り消しを精算',
  dismissCancellation: '取り消しを認めずに継続',
  settleProxy: '異議への対応を記録',
  issue: '請求書を発行',
  remind: 'お支払いのお願いを送信',
};

/** What an act does, before 「します」 and other endings. */
export const deedOf = ({ type }: Pick<HeldAct, 'type'>): string => (deeds as Readonly<Record<string, string>>)[type] ?? '操作';

/** The acts that wait and their sum: 「¥63,000で承認」, 「6件（合計¥360,000）を承認」. */
export const deedOfAll = (acts: readonly HeldAct[]): string => {
  const total = acts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const same = new Set(acts.map(deedOf)).size === 1 ? deedOf(acts[0] as HeldAct) : '操作';
  if (acts.length === 1) return total > 0 ? `${formatYen(total)}で${same}` : same;
  return `${acts.length}件${total > 0 ? `（合計${formatYen(total)}）` : ''}を${same}`;
};

export const useHeldActs = (part: HeldPart): readonly HeldAct[] => {
  const isRead = useMayRead()(part);
  const where = [
    ['part', '==', part],
    ['status', '==', 'HELD'],
  ] as const;
  return useMany(isRead ? { collection: 'heldActs', where, limit: 100 } : null, heldActSchema).rows;
};

/** The member's own acts that were refused when they were carried out, the last first. */
export const useLapsedActs = (part: HeldPart): readonly HeldAct[] => {
  const isRead = useMayRead()(part);
  const uid = useUid() ?? '';
  const where = [
    ['part', '==', part],
    ['heldBy', '==', uid],
    ['status', '==', 'LAPSED'],
  ] as const;
  return useMany(isRead ? { collection: 'heldActs', where, orderBy: ['dueAt', 'desc'], limit: 5 } : null, heldActSchema).rows;
};

export const useOnHeld = () =>
  useMutation<void, CommandError, { readonly type: 'undo' | 'carryOut'; readonly acts: readonly HeldAct[] }>({
    mutationFn: async ({ type, acts }) => {
      await Promise.all(
        acts.map(async ({ id }) => {
          const answer = await sendCommand('heldActs', { type, heldActId: id, commandId: crypto.randomUUID() });
          await waitForVersion(heldActPath(id), answer.version);
        }),
      );
      withRefetch(undefined);
    },
  });
