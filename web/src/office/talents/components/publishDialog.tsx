import type { Talent } from '#projections/talents.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { usePublishTalent } from '../commands/publishTalent.ts';

/** Publication, with what will be seen. */
export const PublishDialog = ({ talent, onClose }: { readonly talent: Talent; readonly onClose: () => void }) => {
  const { send, sending, error } = usePublishTalent(talent.id);
  const publish = () =>
    send({ uid: talent.id }).then(
      ({ reflection }) => {
        showToast(`公開しました${reflectionText(reflection)}`);
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <ConfirmDialog
      title={`${talent.name}さんを公開しますか？`}
      confirmLabel="公開する"
      sending={sending}
      error={error?.message}
      onConfirm={publish}
      onCancel={onClose}
    >
      <Photo path={talent.thumbnail} alt="" size={96} />
      <p style={{ whiteSpace: 'pre-wrap' }}>{talent.introduction || '（自己紹介はありません）'}</p>
      <p>公開すると、認証済みのクライアントに表示され、オファーを受け取れるようになります。</p>
    </ConfirmDialog>
  );
};
