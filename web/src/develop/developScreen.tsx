import { useMutation } from '@tanstack/react-query';
import { deadlineIdOf } from '#domain/kernel/deadline.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import type { DueDeadline } from '#domain/office/operation/answers.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from './develop.module.css';
import { authLinks, type CaughtMail, caughtMails, dueDeadlines, ringNow } from './localStack.ts';
import { DialogParts, FieldParts } from './parts/fieldParts.tsx';
import { UiParts } from './parts/uiParts.tsx';
import { ToolList } from './toolList.tsx';
import { TraceTool } from './traceTool.tsx';

const address = /(https?:\/\/\S+)/;

const LinkedText = ({ text }: { readonly text: string }) =>
  text.split(address).map((piece, index) =>
    address.test(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <a key={index} href={piece}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );

const MailItem = ({ mail: { to, subject, text, receivedAt } }: { readonly mail: CaughtMail }) => (
  <details>
    <summary>
      {subject}
      <span className={`${css.soft} figures`}>
        {' '}
        {to}・{longTime(receivedAt)}
      </span>
    </summary>
    <p className={css.text}>
      <LinkedText text={text} />
    </p>
  </details>
);

type Props = { readonly deadline: DueDeadline; readonly onRung: () => void };

const DeadlineItem = ({ deadline, onRung }: Props) => {
  const { streamId, kind, dueAt } = deadline;
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => ringNow(deadline), onSuccess: onRung });
  return (
    <>
      <div className={css.line}>
        <div>
          <p>{kind}</p>
          <p className={`${css.soft} figures`}>
            {longTime(dueAt)}・{streamId}
          </p>
        </div>
        <Button
          variant="outlined"
          size="small"
          loading={isPending}
          onClick={() => mutate()}
          aria-label={`${streamId} の ${kind} の期限を迎える`}
        >
          期限を迎える
        </Button>
      </div>
      {isError ? <Notice tone="error">期限を進められませんでした。ローカル環境のログをご確認ください。</Notice> : null}
    </>
  );
};

/** Tools for developers on the local stack, in local builds only. */
export default function DevelopScreen() {
  return (
    <Stack>
      <ToolList title="送信されたメール" none="メールはまだありません。" load={caughtMails} keyOf={({ messageId }) => messageId}>
        {(mail) => <MailItem mail={mail} />}
      </ToolList>
      <ToolList title="認証メールのリンク" none="認証メールはまだありません。" load={authLinks} keyOf={({ oobCode }) => oobCode}>
        {({ requestType, email, oobLink }) => (
          <div className={css.line}>
            <p>
              {requestType} <span className={css.soft}>{email}</span>
            </p>
            <a href={`/usermgmt${new URL(oobLink).search}`}>開く</a>
          </div>
        )}
      </ToolList>
      <ToolList title="期限" none="期限はありません。" load={dueDeadlines} keyOf={({ streamId, kind }) => deadlineIdOf(streamId, kind)}>
        {(deadline, reload) => <DeadlineItem deadline={deadline} onRung={reload} />}
      </ToolList>
      <TraceTool />
      <section id="parts" aria-label="部品" className={css.parts}>
        <UiParts />
        <DialogParts />
        <FieldParts />
      </section>
    </Stack>
  );
}
