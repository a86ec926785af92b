import { businessRules } from '#domain/kernel/businessRules.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import css from './pushSettings.module.css';
import { usePush } from './usePush.ts';

/** Why push cannot be turned on here, and what to do. */
const hints = {
  unsupported: 'お使いのブラウザは、端末への通知に対応していません。',
  home: 'iPhone・iPadでは、Safariの共有メニューから「ホーム画面に追加」を選び、追加したアイコンから開くと、通知をオンにできます。',
  denied:
    'このサイトの通知がブロックされています。ブラウザの設定（アドレスの横のマークなど）で、通知を「許可」に変えてからこの画面を開き直すと、オンにできます。',
} as const;

type Props = { readonly deviceIds: readonly string[] };

/** Push notifications of this device: on, off, or why not possible. */
export const PushSettings = ({ deviceIds }: Props) => {
  const { browser, isOn, busy, fault, turnOn, turnOff } = usePush(deviceIds);
  if (browser === null || browser.kind === 'unset') return null;
  return (
    <section className={css.push} aria-labelledby="push">
      <h3 id="push">この端末への通知</h3>
      <p className={css.about}>
        <Phrases>{`画面を閉じていても、新しいお知らせの見出しを端末に表示します。${businessRules.pushDevicesMax}台まで登録できます。`}</Phrases>
      </p>
      {browser.kind === 'able' ? (
        <div className={css.act}>
          <p role="status">{isOn ? 'オンになっています' : 'オフになっています'}</p>
          <Button variant="outlined" loading={busy} onClick={isOn ? turnOff : turnOn}>
            {isOn ? 'この端末への通知をやめる' : 'この端末で通知を受け取る'}
          </Button>
        </div>
      ) : (
        <p className={css.hint}>
          <Phrases>{hints[browser.kind]}</Phrases>
        </p>
      )}
      {fault && browser.kind === 'able' ? (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </section>
  );
};
