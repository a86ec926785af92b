import { lengthText } from '#domain/kernel/format/times.ts';
import { withTax } from '#domain/money/settlement/amounts.ts';
import { type Settlement, settlementPath, settlementSchema } from '#projections/settlement/settlements.schema.ts';
import type { DealKind, Side } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useOnly } from '#web/shared/data/reads/reads.ts';

/** The signed-in side's settlement of a deal, live; null if there is none. */
export const useOwnSettlement = (side: Side, dealId: string) =>
  useOnly(
    {
      collection: 'settlements',
      where: [
        [`${side}Id`, '==', useUid()],
        ['id', '==', dealId],
      ],
      limit: 1,
    },
    settlementSchema,
  );

/** A command on the settlement of a deal; done when its document shows it. */
export const useSettlementCommand = <Fields extends object>(type: string, dealKind: DealKind, dealId: string) => {
  const command = useCommand<object>({ callable: 'settlements', type, shownBy: () => settlementPath(dealId) });
  return { ...command, send: (fields: Fields) => command.send({ dealId, dealKind, ...fields }) };
};

export const saidLabels = { NOTHING: '未回答', AGREED: '同意', OBJECTED: '異議あり' } as const;

/** Amounts with tax in yen; `decided` is the office's. */
export type ShownRow = Settlement['rows'][number] & {
  readonly label: string;
  readonly receipt: string;
  readonly picture: string | null;
  readonly sum: number;
  readonly said: keyof typeof saidLabels;
  readonly reason: string | null;
  readonly decided: number | null;
};

/** A cost after a side has left: words and picture are erased. */
const erasedText = { what: '立て替え', receipt: '退会により削除されました', picture: null };

export const shownRows = ({ rows, texts, minutes, objected, reasons, amounts }: Settlement): ShownRow[] =>
  rows.map((row, index) => {
    const at = objected?.indexOf(index) ?? -1;
    const decided = amounts?.find((each) => each.row === index);
    const text = texts?.[index] ?? erasedText;
    return {
      ...row,
      label: row.kind === 'OVERTIME' ? `時間外 ${lengthText(minutes)}` : `${text.what}（税率${row.percent}%）`,
      receipt: text.receipt,
      picture: text.picture,
      sum: withTax(row),
      said: objected === null ? 'NOTHING' : at < 0 ? 'AGREED' : 'OBJECTED',
      reason: reasons?.[at] ?? null,
      decided: decided ? withTax({ ...row, yen: decided.yen }) : null,
    };
  });
