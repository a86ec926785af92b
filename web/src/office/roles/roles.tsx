import { createContext, type ReactNode, useContext } from 'react';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { mayRead, type OfficePart } from '#domain/kernel/officeParts.ts';
import { type OfficeRole, officeRoles } from '#domain/kernel/officeRoles.ts';
import { maySend } from '#domain/office/duties.ts';
import { officePages } from '#web/routing/officePages.ts';
import type { OfficeRouteName } from '#web/routing/routes.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';

/** They only decide what is offered; the server decides what is allowed. */
const Roles = createContext<readonly OfficeRole[]>(officeRoles);
export const RolesProvider = Roles.Provider;

export const useOwnRoles = (): readonly OfficeRole[] => useContext(Roles);

export const useMaySend = (): ((aggregate: AggregateName, type: string) => boolean) => {
  const roles = useContext(Roles);
  return (aggregate, type) => maySend(roles, aggregate, type);
};

export const useMayRead = (): ((part: OfficePart) => boolean) => {
  const roles = useContext(Roles);
  return (part) => mayRead(roles, part);
};

export const useMayOpen = (): ((page: OfficeRouteName) => boolean) => {
  const mayRead = useMayRead();
  return (page) => {
    const part = officePages.find(({ name }) => name === page)?.duty ?? null;
    return part === null || mayRead(part);
  };
};

type Props = { readonly aggregate: AggregateName; readonly type: string; readonly children: ReactNode };

export const Permitted = ({ aggregate, type, children }: Props) => (useMaySend()(aggregate, type) ? children : null);

type Page = { readonly page: OfficeRouteName; readonly children: ReactNode };

/** A page for members with one of its roles; other members see whom to ask. */
export const ForReaders = ({ page, children }: Page) =>
  useMayOpen()(page) ? (
    children
  ) : (
    <EmptyState title="この画面を見る役割がありません">必要な場合は、「管理者」の役割の方に役割の設定を依頼してください。</EmptyState>
  );
