import { Link } from 'react-router-dom';
import { sitePlaces } from '../places.ts';

type Props = {
  /** Each link loads the whole page: after a crash the running app is not trusted. */
  readonly reloads?: boolean;
};

/**
 * Help, the way to ask, and the operator's documents: at the end of every page but those of one
 * task.
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
