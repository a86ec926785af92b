import { useState } from 'react';
import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { shownToGuests } from '#domain/talk/front/shown.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

type Props = {
  readonly cast: Talent;
  /** `YYYY-MM-DD`; undefined while it is read. */
  readonly birthday: string | null | undefined;
};

/** Hidden from minors, who cannot give it. */
export const SharingCard = ({ cast: { id, sharingAllowedAt }, birthday }: Props) => {
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const command = { callable: 'talents', shownBy: () => `talents/${id}`, again: true } as const;
  const allow = useCommand<object>({ ...command, type: 'allowSharing' });
  const stop = useCommand<object>({ ...command, type: 'stopSharing' });
  const isAllowed = sharingAllowedAt !== null;
  if (!isAllowed && (birthday === undefined || isMinorOn(birthday, jstDate(now)))) return null;
  return (
    <Card title="候補リストの共有">
      <Stack>
        <p>
          クライアントは、候補のキャストをまとめたリストを、登録のない方にもリンクで見せられます。許可すると、あなたもその中に表示されます。
        </p>
        <p>{isAllowed ? `${longTime(sharingAllowedAt)}から許可しています。` : '今は許可していません。'}</p>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {isAllowed ? '許可を取り消す' : '共有を許可する'}
        </Button>
      </Stack>
      {asking ? (
        <CommandDialog
          title={isAllowed ? '共有の許可を取り消しますか？' : '候補リストの共有を許可しますか？'}
          confirmLabel={isAllowed ? '許可を取り消す' : '許可する'}
          ends={isAllowed}
          send={() => (isAllowed ? stop : allow).send({})}
          done={isAllowed ? '許可を取り消しました' : '共有を許可しました'}
          onClose={() => setAsking(false)}
        >
          {isAllowed ? (
            <p>どのリストのリンクからも、すぐに表示されなくなります。</p>
          ) : (
            <>
              <p>リンクを受け取った人に表示される内容：{Object.values(shownToGuests).join('、')}</p>
              <p>フリガナ、生年月日、SNS、連絡先、報酬、予定は表示されません。許可は、いつでも取り消せます。</p>
            </>
          )}
        </CommandDialog>
      ) : null}
    </Card>
  );
};
