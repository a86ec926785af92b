import { useCallback, useEffect, useState } from 'react';
import { type FrontCards, frontAddresses } from '#domain/talk/front/addresses.ts';

/** The public cards on the index: loading, failed, or the cards. */
type FrontState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'loaded'; readonly cards: FrontCards };

const readCards = async (): Promise<FrontCards> => {
  const response = await fetch(frontAddresses.cards);
  if (!response.ok) throw new Error(`${frontAddresses.cards} answered ${response.status}`);
  return response.json();
};

/** Reads the cards once they are needed, and again on a retry. */
export const useFrontCards = (wanted: boolean): readonly [FrontState, retry: () => void] => {
  const [state, setState] = useState<FrontState>({ kind: 'loading' });
  const read = useCallback(() => {
    setState({ kind: 'loading' });
    readCards().then(
      (cards) => setState({ kind: 'loaded', cards }),
      (error: unknown) => {
        // Logged only in the browser, so that offline users do not fill the operator's log.
        console.warn('the cards of the index could not be read', error);
        setState({ kind: 'failed' });
      },
    );
  }, []);
  useEffect(() => {
    if (wanted) read();
  }, [wanted, read]);
  return [state, read];
};
