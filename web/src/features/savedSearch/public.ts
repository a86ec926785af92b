import { createElement } from 'react';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { SaveSearchButton } from './components/saveSearchButton.tsx';

/** The place of the button is kept from the start, so that the list below does not move. */
export const SaveSearch = lazyPart(
  async () => (await import('./components/saveSearch.tsx')).SaveSearch,
  () => createElement('span', { style: { visibility: 'hidden' } }, createElement(SaveSearchButton)),
);
