import { useEffect } from 'react';
import { Icon } from './icon.tsx';
import { hideToast, useToast } from './toast.ts';
import css from './toastHost.module.css';

const SHOWN = 6_000;

/** The place of toasts; always mounted, so that screen readers announce what appears in it. */
export const ToastHost = () => {
  const toast = useToast();
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(hideToast, SHOWN);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className={css.host} role="status">
      {toast ? (
        <div className={css.toast} key={toast.id}>
          <span>{toast.text}</span>
          <button type="button" onClick={hideToast} aria-label="閉じる">
            <Icon name="close" size={20} />
          </button>
        </div>
      ) : null}
    </div>
  );
};
