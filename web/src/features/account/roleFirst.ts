import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { keepWantedSide, type WantedSide } from '#web/shared/data/auth/wantedSide.ts';
import type { Done } from '#web/shared/forms/commandForm.tsx';

export type RoleFirst = { readonly notice: string; readonly submitLabel: string; readonly goOn: () => Done };

/**
 * Step 7 of the guard opens the first forms to a user without a role, who cannot save yet: the form
 * leads to the choice, and its input is there afterwards. Null for a user with a role.
 */
export const useRoleFirst = (side: WantedSide): RoleFirst | null => {
  const session = useSession();
  if (session.kind !== 'user' || session.claims.role) return null;
  return {
    notice: '登録の前に、ご利用方法の選択と利用規約への同意が必要です。入力した内容は、そのあともこの画面に残ります。',
    submitLabel: 'ご利用方法の選択へ進む',
    goOn: () => {
      keepWantedSide(`?as=${side}`);
      return { to: href('initial'), keepsInput: true };
    },
  };
};
