import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useCertifyClient } from '../commands/certifyClient.ts';

type Props = { readonly uid: string; readonly name: string; readonly onClose: () => void };

/** Certification, with what it opens. */
export const CertifyDialog = ({ uid, name, onClose }: Props) => {
  const { send, sending, error } = useCertifyClient(uid);
  const certify = () =>
    send({ uid }).then(
      ({ reflection }) => {
        showToast(`認証しました${reflectionText(reflection)}`);
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <ConfirmDialog
      title={`${name}さんを認証しますか？`}
      confirmLabel="認証する"
      sending={sending}
      error={error?.message}
      onConfirm={certify}
      onCancel={onClose}
    >
      <p>認証すると、キャストの閲覧、お仕事の掲載、問い合わせとオファーができるようになります。</p>
    </ConfirmDialog>
  );
};
