import { useState } from 'react';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { labelled } from '#domain/kernel/fieldMeta.ts';
import { text } from '#domain/kernel/validation.ts';
import { useCandidates } from '#web/entities/deal/candidates.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { Listed } from '#web/shared/ui/listed.tsx';
import { ManyDialog } from '#web/shared/ui/manyDialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';

/** The page size per kind; most jobs have fewer seats. */
const PAGE = 100;

const schema = z.object({ text: labelled('メッセージ', text(businessRules.messageMax)) });

type Props = { readonly jobId: string; readonly onClose: () => void };

export const MessageToAll = ({ jobId, onClose }: Props) => {
  const list = useCandidates(jobId, 'concluded', PAGE);
  const rooms = list.rows.map(({ deal }) => ({ id: deal.chatRoomId, name: deal.talent.name }));
  const [chosen, setChosen] = useState<typeof rooms | null>(null);
  // A cast who is concluded during the sending gets no message.
  const casts = chosen ?? rooms;
  const many = useManyCommands(casts, { pause: 2_000 });
  const { sendAll, resultFor, done, left, begun } = many;
  const { form, forget } = useDraftForm({ name: `messageToAll:${jobId}`, defaultValues: { text: '' }, schema });
  const send = form.handleSubmit(async (said) => {
    setChosen(casts);
    // A dialog that opens again must not repeat it for those who have it.
    forget();
    await sendAll(async ({ id }, commandId) => {
      await sendCommand('chats', { commandId, type: 'post', roomId: id, text: said.text, pictures: [], files: [] });
    });
  });
  const all = list.hasMore ? `表示済みの${casts.length}人` : `成立した${casts.length}人全員`;
  return (
    <ManyDialog
      many={many}
      title={`${all}にメッセージを送る`}
      resultTitle="メッセージを送った結果"
      act={{ first: `${casts.length}人に送る`, again: `送れなかった${left}人にもう一度送る` }}
      place="wide"
      onClose={onClose}
      onSubmit={send}
    >
      {begun ? (
        <p role="status">{done === casts.length ? `${done}人全員に送りました。` : `${casts.length}人のうち${done}人に送りました。`}</p>
      ) : (
        <>
          <Notice>それぞれとのやり取りに、同じメッセージを1件ずつ送ります。ほかに誰へ送ったかは、キャストには表示されません。</Notice>
          <TextField control={form.control} name="text" {...textOf(schema.shape.text)} multiline />
        </>
      )}
      <Listed list={begun ? { query: list.query, rows: casts } : { ...list, rows: casts }} none={<p>成立したキャストはまだいません。</p>}>
        {(rows) => (
          <ManyResults
            label="送る相手"
            rows={rows.map(({ id, name }) => ({ id, name, about: '' }))}
            resultFor={resultFor}
            words={{ done: '送りました', refused: '送れません' }}
          />
        )}
      </Listed>
    </ManyDialog>
  );
};
