import { useMutation } from '@tanstack/react-query';
import { longTime } from '#domain/kernel/format/times.ts';
import type { DueDeadline } from '#domain/office/operation/answers.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import css from './develop.module.css';
import { ringNow } from './localStack.ts';

type Props = { readonly deadline: DueDeadline; readonly onRung: () => void };

/** A deadline, and the button that rings it. */
export const DeadlineItem = ({ deadline, onRung }: Props) => {
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
