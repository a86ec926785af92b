import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { hideToast, useToast } from './toast.ts';
import css from './toastHost.module.css';

/** Mounted before a toast, so that screen readers announce it. */
export const ToastHost = ({ inDialog = false }: { readonly inDialog?: boolean }) => {
  const toast = useToast(inDialog);
  return (
    <div className={inDialog ? `${css.host} ${css.inDialog}` : css.host} role="status">
      {toast ? (
        <div className={css.toast} key={toast.id}>
          <span>{toast.text}</span>
          <IconButton onClick={hideToast} aria-label="この通知を閉じる">
            <Icon name="close" size={20} />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
};
