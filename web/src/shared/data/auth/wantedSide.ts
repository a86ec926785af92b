import { deviceStorage } from '../platform/deviceStorage.ts';

const KEY = 'wantedSide';
export type WantedSide = 'client' | 'talent';

const sideIn = (text: string | null | undefined): WantedSide | null => (text === 'client' || text === 'talent' ? text : null);

/** From the index (`?as=`). On the device, because the mail's link opens in another tab. */
export const keepWantedSide = (search: string): void => {
  const side = sideIn(new URLSearchParams(search).get('as'));
  if (side) deviceStorage()?.setItem(KEY, side);
};

export const wantedSide = (): WantedSide | null => sideIn(deviceStorage()?.getItem(KEY));

/** The side preselects the role once. */
export const forgetWantedSide = (): void => deviceStorage()?.removeItem(KEY);
