import { useRef, useState } from 'react';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import type { ChainCursor, ChainFault, ChainPart, LastVerification, OperationStatus } from '#domain/office/operation/answers.ts';
import { chainFaults } from '#domain/office/proof/chainFaults.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { askFunction } from '#web/shared/data/reads/answers.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Quotation, RecordNumber } from '#web/shared/ui/prose.tsx';
import { StreamLink } from '../../history/streamLink.tsx';
import { sealWords } from '../lastSeal.ts';

/** The progress and faults of a chain check. */
type Walk = {
  readonly stage: 'idle' | 'running' | 'stopped' | 'done';
  readonly events: number;
  readonly streams: number;
  readonly faults: readonly ChainFault[];
  readonly error: CommandError | null;
};

const checkChains = (after: ChainCursor | null): Promise<ChainPart> =>
  askFunction<ChainPart>('operationStatus', { type: 'checkChains', after });

const idle: Walk = { stage: 'idle', events: 0, streams: 0, faults: [], error: null };

/**
 * Checks all hash chains in parts, so that no call takes long. Shows progress and can be stopped.
 */
const useChainWalk = () => {
  const [walk, setWalk] = useState(idle);
  const wanted = useRef(false);
  const start = async (): Promise<void> => {
    wanted.current = true;
    let sum: Walk = { ...idle, stage: 'running' };
    setWalk(sum);
    try {
      for (let next: ChainCursor | null | undefined; next !== null && wanted.current; ) {
        const part = await checkChains(next ?? null);
        next = part.next;
        const faults = [...sum.faults, ...part.faults.filter(({ streamId }) => !sum.faults.some((known) => known.streamId === streamId))];
        const { events, streams } = sum;
        sum = { ...sum, events: events + part.events, streams: streams + part.streams, faults, stage: next ? 'running' : 'done' };
        setWalk(sum);
      }
      if (sum.stage === 'running') setWalk({ ...sum, stage: 'stopped' });
    } catch (error) {
      setWalk({ ...sum, stage: 'stopped', error: commandErrorOf(error) });
    }
  };
  const stop = (): void => {
    wanted.current = false;
  };
  return { walk, start, stop };
};

const lastText = (last: LastVerification | null | undefined): string => {
  if (last === undefined) return '－';
  if (!last) return 'まだ実行されていません';
  if (last.finishedAt === null) return `実行中（${longTime(last.startedAt)}から、記録${formatCount(last.events)}件まで）`;
  const found =
    last.faults + last.differences === 0 ? '異常なし' : `破損${formatCount(last.faults)}件、不一致${formatCount(last.differences)}件`;
  return `${longTime(last.finishedAt)}　${found}（記録${formatCount(last.events)}件、文書${formatCount(last.documents)}件）`;
};

const stageTexts = { idle: '', running: '検証しています。', stopped: '途中で止めました。', done: '検証が終わりました。' } as const;

/** The chains now, the documents by the operator's last replay, the seals daily. */
export const VerifyCard = ({ status }: { readonly status: OperationStatus | undefined }) => {
  const last = status?.lastVerification;
  const seal = status && sealWords(status.lastSeal, status.now);
  const { walk, start, stop } = useChainWalk();
  const { stage, events, streams, faults, error } = walk;
  return (
    <Card title="記録の検証">
      {seal?.isOverdue ? (
        <Notice tone="warning">記録の電子署名が26時間以上行われていません。システム管理担当に連絡してください。</Notice>
      ) : null}
      <Facts
        facts={[
          { term: '最後の全体検証', value: lastText(last) },
          { term: '最後の電子署名', value: seal?.text ?? '－' },
        ]}
      />
      {last && last.first.length > 0 ? (
        <p className="figures">
          {last.first.map((each) => (
            <RecordNumber key={each}>{each}</RecordNumber>
          ))}
        </p>
      ) : null}
      <p style={{ marginBottom: 12 }}>
        全体検証（記録から文書を作り直して照合）は、システム管理担当が <Quotation>npm run replay -- verify</Quotation> で実行します。
      </p>
      <p>
        {stage === 'running' ? (
          <Button variant="outlined" onClick={stop}>
            検証を止める
          </Button>
        ) : (
          <Button variant="outlined" onClick={start}>
            改ざんの有無を検証する
          </Button>
        )}
      </p>
      <p role="status" className="figures">
        {stage === 'idle'
          ? ''
          : `${stageTexts[stage]}記録${formatCount(events)}件（${formatCount(streams)}系列）を確認し、異常は${faults.length === 0 ? 'ありません' : `${formatCount(faults.length)}件です`}。`}
      </p>
      {error ? <Notice tone="error">{error.message}</Notice> : null}
      {faults.length > 0 ? (
        <ul>
          {faults.map(({ streamId, version, fault }) => (
            <li key={streamId}>
              <StreamLink streamId={streamId} /> の{version}番目：{chainFaults[fault].text}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
};
