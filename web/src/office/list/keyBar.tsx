import css from './keyBar.module.css';
import { keyTexts } from './keyTexts.ts';

/** The keys that work in a list, at its foot. Screens without a keyboard do not show it. */
export default function KeyBar({ keys }: { readonly keys: string }) {
  return (
    <ul className={css.keys} aria-label="使えるキー">
      {keyTexts.map(({ key, short }) =>
        short && keys.includes(key) ? (
          <li key={key}>
            <kbd>{key.toUpperCase()}</kbd> {short}
          </li>
        ) : null,
      )}
    </ul>
  );
}
