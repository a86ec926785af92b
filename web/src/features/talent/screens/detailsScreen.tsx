import { useState } from 'react';
import { useCast, useOwnPrivate } from '#web/entities/cast/cast.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { isOfMinor } from '../basicProfile.ts';
import { DetailsEditor } from '../components/detailsEditor.tsx';
import { detailsValues, keptDetails } from '../detailsForm.ts';

/**
 * The second part of the signed-in talent's profile: the input of this tab, else the saved values.
 */
export default function DetailsScreen() {
  const uid = useUid();
  const kept = keptDetails(uid);
  const now = useNow();
  const { query, cast } = useCast(uid);
  const { query: privateQuery, own } = useOwnPrivate();
  const [begun, setBegun] = useState(() => kept.read());
  const startOver = () => {
    kept.forget();
    setBegun(null);
  };
  const failed = [query, privateQuery].find(({ isError }) => isError);
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if (!cast || own === undefined) return <RowSkeletons count={3} />;
  return (
    <Stack>
      {begun ? (
        <Notice>
          まだ登録していない入力内容を表示しています。
          <Button variant="text" size="small" onClick={startOver}>
            登録済みの内容に戻す
          </Button>
        </Notice>
      ) : (
        <p>すべて任意の項目です。くわしく書くほど、クライアントの目に留まりやすくなります。</p>
      )}
      <DetailsEditor key={begun ? 'begun' : 'saved'} values={begun ?? detailsValues(cast)} ofMinor={isOfMinor(own?.birthday ?? '', now)} />
    </Stack>
  );
}
