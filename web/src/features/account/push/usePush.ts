import { useCallback, useEffect, useState } from 'react';
import { useUid } from '#web/shared/data/auth/session.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { reportError } from '#web/shared/data/platform/reportError.ts';
import { type BrowserPush, lookUp, type Subscribed, subscribe, unsubscribe } from './browserPush.ts';

const REFUSED = 'ブラウザが通知を許可しませんでした。もう一度押して、「許可」を選んでください。';
const FAILED = 'この端末の通知を変更できませんでした。通信をご確認のうえ、もう一度お試しください。';

/**
 * Push notifications of this device. `deviceIds`: the devices that the server has. Only `turnOn`,
 * called by a press, asks for permission.
 */
export const usePush = (deviceIds: readonly string[]) => {
  const shownBy = useUid();
  const options = { callable: 'accounts', again: true, shownBy: () => `users/${shownBy}` } as const;
  const { send: add } = useCommand<Subscribed>({ ...options, type: 'addDevice' });
  const { send: remove } = useCommand<{ deviceId: string }>({ ...options, type: 'removeDevice' });
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
