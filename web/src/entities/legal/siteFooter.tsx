import { Link } from 'react-router-dom';
import { routes } from '#web/routing/routes.ts';

/**
 * Links to help, contact and the operator's documents, for the footer and the settings of both
 * sides.
 */
export const sitePlaces = routes.filter(({ name }) => /^(help|contact|company|terms\w+)$/.test(name));

type Props = {
  /** Each link loads the whole page, since the app may be broken after a crash. */
  readonly reloads?: boolean;
};

/**
 * Links to help, contact and the operator's documents, at the end of all pages except those with a
 * single task.
 */
export const SiteFooter = ({ reloads = false }: Props) => (
  <footer className="site">
    <nav aria-label="ヘルプと運営者の文書">
      <ul>
        {sitePlaces.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} reloadDocument={reloads}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </footer>
);
