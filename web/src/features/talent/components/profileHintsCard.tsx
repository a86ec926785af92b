import { Link } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { ProfileHint, ProfilePart } from '../completeness.ts';
import css from './profileHints.module.css';

export const PORTFOLIO_ID = 'portfolio';
export const pageOfPart: Record<ProfilePart, string> = {
  talentProfileBasic: href('talentProfileBasic'),
  talentProfileDetail: href('talentProfileDetail'),
  portfolio: `${href('talentProfile')}#${PORTFOLIO_ID}`,
};

export const ProfileHintsCard = ({ hints }: { readonly hints: readonly ProfileHint[] }) => {
  const open = hints.filter(({ done }) => !done);
  if (open.length === 0) return null;
  const done = hints.length - open.length;
  return (
    <Card title="プロフィールの充実度">
      <div className={css.measure}>
        <meter min={0} max={hints.length} value={done} aria-label={`${hints.length}項目のうち${done}項目を登録済み`} />
        <span className="figures" aria-hidden="true">
          {done} / {hints.length}
        </span>
      </div>
      <ul className={css.hints}>
        {open.slice(0, 3).map(({ key, label, part }) => (
          <li key={key}>
            <Link to={pageOfPart[part]}>
              {label}
              <Icon name="forward" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
