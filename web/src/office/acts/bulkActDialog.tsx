import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { recorded } from '#web/shared/data/reads/answers.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { ManyDialog } from '#web/shared/ui/manyDialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import type { Act } from './act.ts';
import { Consequences } from './words.tsx';

/** What a member has to know before the press. `refused`: the server would refuse the row now. */
type Check = { readonly refused?: string | undefined; readonly warning?: string | undefined };

type Props<Row extends { readonly id: string }> = {
  readonly rows: readonly Row[];
  /** The noun of the act, to which する is added, and the counter word of a row. */
  readonly noun: string;
  readonly unit: string;
  readonly nameOf: (row: Row) => string;
  readonly aboutOf: (row: Row) => string;
  readonly actOf: (row: Row) => Act;
  readonly check: (row: Row) => Promise<Check>;
  /** The page of a row, where a member can do what is missing. */
  readonly toOf: (row: Row) => string;
  readonly onClose: () => void;
};

/**
 * Does one act on several rows. Before the press each row is checked, and one that the server would
 * refuse is left out, with the reason; afterwards each has its result.
 */
export const BulkActDialog = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { rows, noun, unit, nameOf, aboutOf, actOf, check, toOf, onClose } = props;
  const checks = useQueries({
    queries: rows.map((row) => ({
      queryKey: readKey('one', { bulk: noun, id: row.id }),
      queryFn: () => check(row),
      retry: false,
      // A later answer would change what the member confirmed.
      ...recorded,
    })),
  });
  const checkOf = (id: string) => checks[rows.findIndex((row) => row.id === id)]?.data ?? {};
  const isChecking = checks.some(({ isPending }) => isPending);
  // A check that failed leaves the row in: the server checks the command itself.
  const sendable = rows.filter(({ id }) => checkOf(id).refused === undefined);
  const many = useManyCommands(sendable, { pause: 2_000 });
  const { sendAll, resultFor, done, left, begun } = many;
  const [first] = rows;
  const send = () =>
    sendAll(async (row, commandId) => {
      const { callable, type, fields } = actOf(row);
      await sendCommand(callable, { ...fields, type, commandId });
    });
  const count = `${sendable.length}${unit}`;
  return (
    <ManyDialog
      many={many}
      title={`${rows.length}${unit}を${noun}しますか？`}
      resultTitle={`${noun}の結果`}
      act={{ first: `${count}を${noun}する`, again: `失敗した${left}${unit}をもう一度${noun}する`, loading: isChecking }}
      onClose={onClose}
      onSend={() => void send()}
    >
      {begun ? (
        <p role="status">{`${count}のうち${done}${unit}を${noun}しました。`}</p>
      ) : (
        <>
          <p role="status">
            {isChecking
              ? '確認しています…'
              : sendable.length === rows.length
                ? ''
                : `${rows.length - sendable.length}${unit}は、いまは${noun}できないため、除きます。`}
          </p>
          {first ? <Consequences>{actOf(first).consequences}</Consequences> : null}
        </>
      )}
      <ManyResults
        label={`${noun}するもの`}
        rows={rows.map((row) => {
          const { refused, warning } = checkOf(row.id);
          return {
            id: row.id,
            name: nameOf(row),
            about: aboutOf(row),
            warning: refused ?? warning,
            way: (
              <Link to={toOf(row)} onClick={onClose}>
                ページを開く
              </Link>
            ),
          };
        })}
        resultFor={resultFor}
        words={{ done: `${noun}しました`, refused: `${noun}できません` }}
      />
    </ManyDialog>
  );
};
