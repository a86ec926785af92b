import { deadlineIdOf } from '#domain/kernel/deadline.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import { DeadlineItem } from './deadlineItem.tsx';
import css from './develop.module.css';
import { authLinks, caughtMails, dueDeadlines } from './localStack.ts';
import { MailItem } from './mailItem.tsx';
import { DialogParts } from './parts/dialogParts.tsx';
import { FieldParts } from './parts/fieldParts.tsx';
import { UiParts } from './parts/uiParts.tsx';
import { ToolList } from './toolList.tsx';
import { TraceTool } from './traceTool.tsx';

/**
 * Tools for developers on the local stack: mails, links, deadlines, traces, UI parts. In local
 * builds only.
 */
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
