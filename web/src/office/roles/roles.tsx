import { createContext, type ReactNode, useContext } from 'react';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { mayRead, maySend, type OfficePart } from '#domain/office/duties.ts';
import { type OfficeRole, officeRoles } from '#domain/office/roles.ts';
import type { OfficeRouteName } from '#web/app/shell/screenModule.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { routeParts } from './routeParts.ts';

/**
 * What the signed-in member does, as the frame has read it. The server decides; here it decides
 * what is offered.
 */
const Roles = createContext<readonly OfficeRole[]>(officeRoles);
export const RolesProvider = Roles.Provider;

/** The signed-in member's roles. */
export const useOwnRoles = (): readonly OfficeRole[] => useContext(Roles);

/** Says which commands the signed-in member may send. */
export const useMaySend = (): ((aggregate: AggregateName, type: string) => boolean) => {
  const roles = useContext(Roles);
  return (aggregate, type) => maySend(roles, aggregate, type);
};

/** Says which parts of the office's work the signed-in member reads. */
export const useMayRead = (): ((part: OfficePart) => boolean) => {
  const roles = useContext(Roles);
  return (part) => mayRead(roles, part);
};

/** Says which pages of the office the signed-in member opens. */
export const useMayOpen = (): ((page: OfficeRouteName) => boolean) => {
  const mayRead = useMayRead();
  return (page) => {
    const part = routeParts[page];
    return part === null || mayRead(part);
  };
};

type Props = { readonly aggregate: AggregateName; readonly type: string; readonly children: ReactNode };

/** Shows what leads to a command to whoever may send it. */
export const Permitted = ({ aggregate, type, children }: Props) => (useMaySend()(aggregate, type) ? children : null);

type Page = { readonly page: OfficeRouteName; readonly children: ReactNode };

/** A page of the office for the members whose roles it is for; the others read whom to ask. */
export const ForReaders = ({ page, children }: Page) =>
  useMayOpen()(page) ? (
    children
  ) : (
    <EmptyState title="この画面を見る役割がありません">必要な場合は、「管理者」の役割の方に役割の設定を依頼してください。</EmptyState>
  );
