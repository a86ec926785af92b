import { useSyncExternalStore } from 'react';
import css from './bars.module.css';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const OfflineBar = () => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={css.stays}>
      {online ? null : <p className={css.bar}>オフラインです。接続が戻ると、自動で最新の内容になります。</p>}
    </div>
  );
};
