import { Link } from 'react-router-dom';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useOwnAgreement } from '../queries/ownAgreement.ts';

/** Asks a user to agree to the current terms of use. `to`: the address of the terms. */
export const TermsNotice = ({ to }: { readonly to: string }) =>
  useOwnAgreement().agreedAt === null ? (
    <Notice tone="warning">
      今の利用規約への同意が、まだ済んでいません。<Link to={to}>利用規約を確認して同意する</Link>
    </Notice>
  ) : null;
