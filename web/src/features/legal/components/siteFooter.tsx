import { Link } from 'react-router-dom';
import { legalPlaces } from '../places.ts';
import css from './siteFooter.module.css';

/** The operator's documents, at the end of public pages. */
export const SiteFooter = () => (
  <footer className={css.footer}>
    <nav aria-label="運営者の文書">
      <ul>
        {legalPlaces.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  </footer>
);
