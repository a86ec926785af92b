import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { type Result, useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { saveCsv } from '#web/shared/data/platform/csvFiles.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { SaveButton } from '../../buttons/saveButton.tsx';
import { DataTable } from '../../list/dataTable.tsx';
import css from '../../list/table.module.css';
import { type Effect, faultRows } from '../roster.ts';
import type { PlannedLine, RosterPlan } from '../useRosterImport.ts';

const effectTexts = { register: '登録', change: '変更', compare: '照合' } as const;

const commands = { register: 'register', change: 'change', compare: 'change' } as const satisfies Record<Effect, string>;

/** Sends a line; resolves to a text of its result. */
const sendLine = async (planned: PlannedLine, commandId: string): Promise<{ readonly text: string } | undefined> => {
  if (planned.faults !== null || planned.effect === null) return undefined;
  const { version } = await sendCommand('students', { commandId, type: commands[planned.effect], ...planned.trainee });
  if (version <= planned.version) return { text: '変更はありません' };
  return { text: planned.effect === 'register' ? '登録しました' : '変更しました' };
};

const chipOf = ({ effect }: PlannedLine, { kind }: Result): { tone: ChipTone; label: string } => {
  if (kind !== 'open' && kind !== 'sending')
    return { tone: kind === 'done' ? 'good' : 'warning', label: kind === 'done' ? '完了' : '未完了' };
  if (effect === null) return { tone: 'warning', label: '取り込めません' };
  return { tone: effect === 'compare' ? 'ended' : 'mine', label: effectTexts[effect] };
};

const Line = ({ planned, result }: { readonly planned: PlannedLine; readonly result: Result }) => (
  <>
    {planned.faults === null ? (
      <>
        {planned.trainee.taCode}　{planned.trainee.name}（{planned.trainee.kana}）　{agencyGroupLabels[planned.trainee.belongingTo]}
        {planned.changes.map(({ column, before, after }) => (
          <small key={column} className={css.below}>
            {column}：<s>{before}</s> → {after}
          </small>
        ))}
        {planned.effect === 'change' || planned.effect === 'compare' ? (
          <small className={css.below}>生年月日も照合し、違う場合は変更します</small>
        ) : null}
      </>
    ) : (
      `${planned.shown}　${planned.faults.join('、')}`
    )}
    {'why' in result ? <small className={css.below}>{result.why}</small> : null}
  </>
);

type Props = { readonly plan: RosterPlan; readonly onClear: () => void };

/** Line by line. It is sent after a confirmation; failed lines can be sent again. */
export const ImportPreview = ({ plan: { name, head, lines }, onClear }: Props) => {
  const sound = lines.filter(({ effect }) => effect !== null);
  const { sendAll, sending, begun, done, failed, resultFor } = useManyCommands(sound, { atOnce: 1, pause: 1_000, retriesRefused: true });
  const stage = sending ? 'sending' : begun ? 'done' : 'preview';
  const onSend = () => void sendAll(sendLine);
  const wanted = sound.length;
  const compared = lines.filter(({ effect }) => effect === 'compare').length;
  const bad = lines.filter(({ faults }) => faults !== null).length;
  const refused = lines.flatMap(({ id, cells, faults }) => {
    if (faults !== null) return [{ cells, reason: faults.join('、') }];
    const result = resultFor(id);
    return result.kind !== 'done' && 'why' in result ? [{ cells, reason: result.why }] : [];
  });
  return (
    <Stack>
      <p className="figures" role="status">
        {stage === 'preview'
          ? `${name}：${lines.length}行のうち${wanted}行を取り込みます${compared > 0 ? `（うち登録済みの${compared}行は、生年月日だけ照合）` : ''}。${bad > 0 ? `${bad}行は取り込めません。` : ''}「取り込む」を押すまで、何も変わりません。`
          : `${wanted}行のうち${done}行を取り込みました。${stage === 'sending' ? '続けています。' : ''}${failed > 0 ? `${failed}行は未完了です。` : ''}`}
      </p>
      {stage === 'sending' ? (
        <progress aria-label="取り込みの進み具合" max={wanted} value={done + failed} style={{ width: '100%' }} />
      ) : null}
      {bad > 0 && stage === 'preview' ? (
        <Notice tone="warning">取り込めない行があります。このまま取り込むと、その行だけを除きます。</Notice>
      ) : null}
      <Row>
        {stage === 'preview' && wanted > 0 ? <Button onClick={onSend}>{wanted}行を取り込む</Button> : null}
        {stage === 'done' && failed > 0 ? <Button onClick={onSend}>未完了の行をもう一度取り込む</Button> : null}
        {stage === 'sending' ? null : (
          <>
            <Button variant="outlined" onClick={onClear}>
              別のファイルを選ぶ
            </Button>
            {refused.length > 0 ? (
              <SaveButton variant="outlined" save={() => saveCsv(`取り込めない行_${name}`, faultRows(head, refused))}>
                取り込めない行をダウンロードする
              </SaveButton>
            ) : null}
          </>
        )}
      </Row>
      <DataTable
        label="取り込む内容"
        rows={lines}
        keyOf={({ id }) => id}
        columns={[
          { head: '行', as: 'head', cell: ({ line }) => `${line}行目` },
          {
            head: stage === 'preview' ? '予定' : '結果',
            as: 'keep',
            cell: (planned) => <StatusChip {...chipOf(planned, resultFor(planned.id))} />,
          },
          { head: '内容', cell: (planned) => <Line planned={planned} result={resultFor(planned.id)} /> },
        ]}
      />
    </Stack>
  );
};
