import { Button } from './button.tsx';
import { Phrases } from './phrases.tsx';
import css from './states.module.css';

export const FailedState = ({ onRetry, children }: { readonly onRetry: () => void; readonly children?: string }) => (
  <div className={css.failed} role="alert">
    <p>
      <Phrases>{children ?? '読み込めませんでした。接続をご確認のうえ、もう一度お試しください。'}</Phrases>
    </p>
    <Button variant="outlined" onClick={onRetry}>
      もう一度読み込む
    </Button>
  </div>
);
