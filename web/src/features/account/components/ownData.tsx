import { useMutation } from '@tanstack/react-query';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { saveFile } from '#web/shared/data/platform/saveFile.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { ownDataFile } from '../queries/ownData.ts';

/** Downloads what the service holds about the user as a file, which the server does not keep. */
export const OwnData = () => {
  const download = useMutation<void, Error>({
    mutationFn: async () => {
      const now = Date.now();
      saveFile(`own-data-${jstDate(now)}.json`, new Blob([await ownDataFile(now)], { type: 'application/json' }));
      showToast('ダウンロードしました');
    },
  });
  return (
    <Card title="自分のデータをダウンロード">
      <Stack>
        <p>
          プロフィールと設定、お仕事と合意した条件、書いたメッセージ、書いた評価と受けた評価、請求書や支払明細の内容、お問い合わせ、事務局が個人情報を表示した記録、操作の記録を、JSON形式のファイルで保存します。
        </p>
        <p>
          相手が書いたメッセージ、公開前に相手が書いた評価、画像や動画そのもの、請求書などのPDFは含まれません。ファイルはこの端末だけに保存されます。安全のため、ログインから15分以内に操作してください。
        </p>
        {download.isError ? <Notice tone="error">{download.error.message}</Notice> : null}
        <Button variant="outlined" fullWidth loading={download.isPending} onClick={() => download.mutate()}>
          自分のデータをダウンロードする
        </Button>
      </Stack>
    </Card>
  );
};
