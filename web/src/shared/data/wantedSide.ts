import { deviceStorage } from './deviceStorage.ts';

const KEY = 'wantedSide';
export type WantedSide = 'client' | 'talent';

const sideIn = (text: string | null | undefined): WantedSide | null => (text === 'client' || text === 'talent' ? text : null);

/**
 * The side that somebody pressed on the index (`?as=`), for the choice after the registration. Kept
 * by the device: the link of the mail opens in another tab.
 */
export const keepWantedSide = (search: string): void => {
  const side = sideIn(new URLSearchParams(search).get('as'));
  if (side) deviceStorage()?.setItem(KEY, side);
};

export const wantedSide = (): WantedSide | null => sideIn(deviceStorage()?.getItem(KEY));

/** It preselects the role once; after that the user chooses again. */
export const forgetWantedSide = (): void => deviceStorage()?.removeItem(KEY);
