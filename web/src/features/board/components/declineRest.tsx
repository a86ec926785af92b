import { useState } from 'react';
import { z } from 'zod';
import { labelled, limitOf } from '#domain/kernel/fieldMeta.ts';
import { text } from '#domain/kernel/validation.ts';
import { dealFields, type ReasonCode } from '#domain/work/deal/fields.ts';
import type { Role } from '#domain/work/job/roles.ts';
import { type Candidate, useCandidates } from '#web/entities/deal/candidates.ts';
import { type DealAction, type DealKind, kinds, openActions, viewOf } from '#web/entities/deal/kinds.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { useNow } from '#web/shared/format/now.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { joinedList } from '#web/shared/ui/joinedList.ts';
import { Listed } from '#web/shared/ui/listed.tsx';
import { ManyDialog } from '#web/shared/ui/manyDialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';

const PAGE = 100;

/** The acts that end a deal before its conclusion, for its client, the first possible one first. */
const ends = { entry: ['refuse'], offer: ['decline', 'cancel'] } as const satisfies Record<DealKind, readonly DealAction[]>;

const reasonCode = 'OTHER_CAST' satisfies ReasonCode;
const schema = z.object({ reason: labelled('伝える言葉', text(limitOf(dealFields.reason))) });
const words = '募集人数に達したため、今回は見送らせていただきます。ご検討をありがとうございました。';

type Rest = Candidate & { readonly id: string; readonly act: DealAction };

const restOf = (candidates: readonly Candidate[], now: number): readonly Rest[] =>
  candidates.flatMap((candidate) => {
    const { kind, deal } = candidate;
    const open = openActions(kind, deal, 'client', now);
    const act = ends[kind].find((each) => open.includes(each));
    return act ? [{ ...candidate, id: deal.id, act }] : [];
  });

const aboutOf = ({ kind, deal, act }: Rest): string => {
  const { label } = viewOf(kind, deal as never, 'client');
  const end = act === 'cancel' ? `${deal.status === 'IN_INQUIRY' ? '問い合わせ' : 'オファー'}を取り消し` : '起用を見送り';
  return `${label}：${end}、上の言葉を伝えます`;
};

const useRest = (jobId: string, roleNo: number | undefined) => {
  const lists = [useCandidates(jobId, 'entered', PAGE), useCandidates(jobId, 'offered', PAGE), useCandidates(jobId, 'asked', PAGE)];
  return joinedList(
    lists,
    lists.flatMap(({ rows }) => rows).filter(({ deal }) => roleNo === undefined || deal.roleNo === roleNo),
  );
};

type Props = {
  readonly jobId: string;
  readonly role?: Pick<Role, 'no' | 'name'> | undefined;
  readonly onClose: () => void;
};

export const DeclineRest = ({ jobId, role, onClose }: Props) => {
  const now = useNow();
  const list = useRest(jobId, role?.no);
  const [chosen, setChosen] = useState<readonly Rest[] | null>(null);
  // A deal that changes during the sending keeps its row.
  const rest = chosen ?? restOf(list.rows, now);
  const waiting = list.rows.filter(({ kind, deal }) => kind === 'entry' && deal.status === 'IN_PROGRESS').length;
  const many = useManyCommands(rest, { pause: 2_000 });
  const { sendAll, resultFor, done, left, begun } = many;
  const { form, forget } = useDraftForm({
    name: `declineRest:${[jobId, role?.no].join(':')}`,
    defaultValues: { reason: role ? `「${role.name}」は${words}` : words },
    schema,
  });
  const send = form.handleSubmit(async (said) => {
    setChosen(rest);
    forget();
    await sendAll(async ({ kind, id, act }, commandId) => {
      const { collection, idField } = kinds[kind];
      await sendCommand(collection, { commandId, type: act, [idField]: id, reasonCode, reason: said.reason });
    });
  });
  return (
    <ManyDialog
      many={many}
      title={`${role ? `「${role.name}」の` : ''}残り${list.query.isPending ? '' : `${rest.length}件`}を見送りますか？`}
      resultTitle="見送りの結果"
      act={{ first: `${rest.length}件を見送る`, again: `送れなかった${left}件をもう一度見送る`, tone: 'danger' }}
      place="wide"
      onClose={onClose}
      onSubmit={send}
    >
      {begun ? (
        <p role="status">{done === rest.length ? `${done}件すべてを見送りました。` : `${rest.length}件のうち${done}件を見送りました。`}</p>
      ) : (
        <>
          <Notice>見送ると、それぞれのエントリーやオファーは終了し、キャストに通知されます。元に戻せません。</Notice>
          <TextField control={form.control} name="reason" {...textOf(schema.shape.reason)} multiline />
        </>
      )}
      {waiting > 0 && !begun ? <p>事務局の確認を待つエントリーが{waiting}件あります。確認が終わると、見送りを選べます。</p> : null}
      <Listed list={begun ? { query: list.query, rows: rest } : { ...list, rows: rest }} none={<p>見送れるものはありません。</p>}>
        {(rows) => (
          <ManyResults
            label="見送る相手"
            rows={rows.map((row) => ({ id: row.id, name: row.deal.talent.name, about: begun ? '' : aboutOf(row) }))}
            resultFor={resultFor}
            words={{ done: '見送りました', refused: '見送れません' }}
          />
        )}
      </Listed>
    </ManyDialog>
  );
};
