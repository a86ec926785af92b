import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { saveCsv } from '#web/shared/data/saveCsv.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import css from '../../table.module.css';
import { faultRows } from '../roster.ts';
import type { Import, Outcome, PlannedLine } from '../useRosterImport.ts';

type Shown = Extract<Import, { readonly lines: readonly PlannedLine[] }>;
type Props = { readonly shown: Shown; readonly onSend: () => void; readonly onClear: () => void };

const effectTexts = { register: '登録', change: '変更', compare: '照合' } as const;

const chipOf = ({ effect }: PlannedLine, outcome: Outcome | undefined): { tone: ChipTone; label: string } => {
  if (outcome) return { tone: outcome.done ? 'good' : 'warning', label: outcome.done ? '完了' : '未完了' };
  if (effect === null) return { tone: 'warning', label: '取り込めません' };
  return { tone: effect === 'compare' ? 'ended' : 'mine', label: effectTexts[effect] };
};

const Line = ({ planned, outcome }: { readonly planned: PlannedLine; readonly outcome: Outcome | undefined }) => {
  const { faults, line } = planned;
  return (
    <tr>
      <th scope="row" className={`${css.keep} figures`}>
        {line}行目
      </th>
      <td className={css.keep}>
        <StatusChip {...chipOf(planned, outcome)} />
      </td>
      <td>
        {faults === null ? (
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
          `${planned.shown}　${faults.join('、')}`
        )}
        {outcome ? <small className={css.below}>{outcome.text}</small> : null}
      </td>
    </tr>
  );
};

/** What a file would do, line by line, and after it was sent what came of each. */
export const ImportPreview = ({ shown: { stage, name, head, lines, outcomes }, onSend, onClear }: Props) => {
  const wanted = lines.filter(({ effect }) => effect !== null).length;
  const compared = lines.filter(({ effect }) => effect === 'compare').length;
  const bad = lines.filter(({ faults }) => faults !== null).length;
  const done = [...outcomes.values()].filter((outcome) => outcome.done).length;
  const failed = outcomes.size - done;
  const refused = lines.flatMap(({ line, cells, faults }) => {
    const outcome = outcomes.get(line);
    if (faults !== null) return [{ cells, reason: faults.join('、') }];
    return outcome && !outcome.done ? [{ cells, reason: outcome.text }] : [];
  });
  return (
    <Stack>
      <p className="figures" role="status">
        {stage === 'preview'
          ? `${name}：${lines.length}行のうち、取り込む行${wanted}（うち生年月日だけを照合する行${compared}）、取り込めない行${bad}。まだ取り込んでいません。`
          : `${stage === 'sending' ? '取り込んでいます' : '取り込みが終わりました'}：${wanted}行のうち、完了${done}、未完了${failed}。`}
      </p>
      {stage === 'sending' ? (
        <progress aria-label="取り込みの進み具合" max={wanted} value={outcomes.size} style={{ width: '100%' }} />
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
              <Button
                variant="outlined"
                onClick={() =>
                  saveCsv(`取り込めない行_${name}`, faultRows(head, refused)).catch((error: unknown) =>
                    showToast(commandErrorOf(error).message),
                  )
                }
              >
                取り込めない行をダウンロードする
              </Button>
            ) : null}
          </>
        )}
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too */}
      <section className={css.scroll} aria-label="取り込む内容" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">行</th>
              <th scope="col">{stage === 'preview' ? '予定' : '結果'}</th>
              <th scope="col">内容</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((planned) => (
              <Line key={planned.line} planned={planned} outcome={outcomes.get(planned.line)} />
            ))}
          </tbody>
        </table>
      </section>
    </Stack>
  );
};
