import { Link } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import css from './siteFooter.module.css';

const documents = [
  { to: href('company'), label: '運営会社' },
  { to: href('termsOfService'), label: '利用規約' },
  { to: href('termsPrivacy'), label: 'プライバシーポリシー' },
  { to: href('termsLegal'), label: '特定商取引法に基づく表記' },
];

/** The operator's documents, at the end of public pages. */
export const SiteFooter = () => (
  <footer className={css.footer}>
    <nav aria-label="運営者の文書">
      <ul>
        {documents.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  </footer>
);
