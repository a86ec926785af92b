import { owed } from '../owed.ts';
import { useOwnAgreement } from '../queries/ownAgreement.ts';
import { OwedNotice } from './owedNotice.tsx';

/** Asks a user to agree to the current terms of use. `to`: the address of the terms. */
export const TermsNotice = ({ to }: { readonly to: string }) =>
  useOwnAgreement().agreedAt === null ? <OwedNotice {...owed.terms} to={to} /> : null;
