import { Link } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { routes } from '#web/routing/routes.ts';

export const sitePlaces = routes.filter(({ name }) => /^(help|contact|company|terms\w+)$/.test(name));

type Props = {
  /** Each link loads the whole page, since the app may be broken after a crash. */
  readonly reloads?: boolean;
};

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

/** The documents open separately, so that the input stays. */
export const AgreementNote = ({ act }: { readonly act: string }) => (
  <p>
    {act}と、
    <Link to={href('termsOfService')} target="_blank">
      利用規約
    </Link>
    と
    <Link to={href('termsPrivacy')} target="_blank">
      プライバシーポリシー
    </Link>
    に同意したことになります（リンクは新しいタブで開きます）。
  </p>
);
