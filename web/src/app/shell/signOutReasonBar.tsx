import { Link } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import css from '#web/shared/ui/bars.module.css';
import { useFocusFallback } from '#web/shared/ui/useFocusFallback.ts';
import { keepSignOutReason, useSignOutReason } from './signOutReason.ts';

const Reason = ({ text }: { readonly text: string }) => {
  const held = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={held} className={css.bar} role="alert">
      <span>{text}</span>
      <Link to={href('contact')}>お問い合わせ</Link>
      <button type="button" onClick={() => keepSignOutReason(null)}>
        閉じる
      </button>
    </div>
  );
};

/** Shows why the session ended, on any page, until it is read. */
export const SignOutReasonBar = () => {
  const reason = useSignOutReason();
  return reason ? <Reason text={reason} /> : null;
};
