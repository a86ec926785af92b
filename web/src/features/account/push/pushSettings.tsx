import { useCallback, useEffect, useState } from 'react';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { useAccountCommand } from '#web/entities/account/accountCommand.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { reportError } from '#web/shared/data/platform/reportError.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { type BrowserPush, lookUp, type Subscribed, subscribe, unsubscribe } from './browserPush.ts';
import css from './pushSettings.module.css';

const REFUSED = 'ブラウザが通知を許可しませんでした。もう一度押して、「許可」を選んでください。';
const FAILED = 'この端末の通知を変更できませんでした。通信をご確認のうえ、もう一度お試しください。';

/** Only `turnOn`, called by a press, asks for permission. */
const usePush = (deviceIds: readonly string[]) => {
  const { send: add } = useAccountCommand<Subscribed>('addDevice', true);
  const { send: remove } = useAccountCommand<{ deviceId: string }>('removeDevice', true);
  const [browser, setBrowser] = useState<BrowserPush | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const look = useCallback(() => lookUp().then(setBrowser), []);
  useEffect(() => {
    look().catch((error: unknown) => {
      reportError(error);
      setBrowser({ kind: 'unsupported' });
    });
  }, [look]);

  const change = async (act: () => Promise<string | null>) => {
    setBusy(true);
    setFault(null);
    try {
      setFault(await act());
      await look();
    } catch (error) {
      if (!(error instanceof CommandError)) reportError(error);
      setFault(error instanceof CommandError ? error.message : FAILED);
    } finally {
      setBusy(false);
    }
  };
  const deviceId = browser?.kind === 'able' ? browser.deviceId : null;
  return {
    browser,
    isOn: deviceId !== null && deviceIds.includes(deviceId),
    busy,
    fault,
    turnOn: () =>
      void change(async () => {
        const subscribed = await subscribe();
        if (!subscribed) return REFUSED;
        await add(subscribed);
        return null;
      }),
    turnOff: () =>
      void change(async () => {
        if (deviceId !== null) await remove({ deviceId });
        await unsubscribe();
        return null;
      }),
  };
};

const hints = {
  unsupported: 'お使いのブラウザは、端末への通知に対応していません。',
  home: 'iPhone・iPadでは、Safariの共有メニューから「ホーム画面に追加」を選び、追加したアイコンから開くと、通知をオンにできます。',
  denied:
    'このサイトの通知がブロックされています。ブラウザの設定（アドレスの横のマークなど）で、通知を「許可」に変えてからこの画面を開き直すと、オンにできます。',
} as const;

export const PushSettings = ({ deviceIds }: { readonly deviceIds: readonly string[] }) => {
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
