import { useEffect } from 'react';
import type { ChangeParams } from '#web/shared/search/addressParams.ts';
import { showToast } from '#web/shared/ui/toast.ts';

const PARAM = 'act';

export const NOTE_ACT = 'note';

/** An address at which the dialog of an act is open. A link alone never sends a command. */
export const withAct = (path: string, act: string): string => `${path}?${new URLSearchParams({ [PARAM]: act })}`;

type Asked = {
  readonly address: readonly [params: URLSearchParams, change: ChangeParams];
  /** The router state of the page, which stays. */
  readonly state: unknown;
  readonly isOwn: (name: string) => boolean;
  /** Opens the dialog of an act, and tells whether it can be done; null while that is not known. */
  readonly open: ((name: string) => boolean) | null;
};

/** Opens the dialog of the act in the address, and removes the act from the address. */
export const useAskedAct = ({ address: [params, change], state, isOwn, open }: Asked): void => {
  const asked = params.get(PARAM);
  const isKnown = open !== null;
  // Another part of the page may have set the address from one that still had the act, so each
  // address is looked at. To open an open dialog changes nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (asked === null || open === null || !isOwn(asked)) return;
    change((next) => next.delete(PARAM), { state });
    if (!open(asked)) showToast('この操作は、今はできません。');
  }, [asked, isKnown, params]);
};
