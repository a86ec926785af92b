import { Link } from 'react-router-dom';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useOwnAgreement } from '../queries/ownAgreement.ts';

/** Asks whoever has not agreed to the terms of use that are in force. `to`: where they stand. */
export const TermsNotice = ({ to }: { readonly to: string }) =>
  useOwnAgreement().agreedAt === null ? (
    <Notice tone="warning">
      今の利用規約への同意が、まだ済んでいません。<Link to={to}>利用規約を確認して同意する</Link>
    </Notice>
  ) : null;
