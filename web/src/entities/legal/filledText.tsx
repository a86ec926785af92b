import { useEffect, useState } from 'react';
import type { Prices } from '#domain/kernel/priceFields.ts';
import { pricesAt, serviceInWords, shareInWords } from '#domain/kernel/prices.ts';
import { type FrontPrices, frontAddresses } from '#domain/talk/front/addresses.ts';
import type { TextPiece } from './legalDocument.ts';

const readPrices = async (): Promise<FrontPrices> => {
  const response = await fetch(frontAddresses.prices);
  if (!response.ok) throw new Error(`${frontAddresses.prices} answered ${response.status}`);
  return response.json();
};

/** The prices of today for a page of guests: undefined until they are read, null if that failed. */
export const usePublicPrices = (isNeeded: boolean): Prices | null | undefined => {
  const [prices, setPrices] = useState<Prices | null>();
  useEffect(() => {
    if (!isNeeded) return;
    readPrices().then(
      ({ lists }) => setPrices(pricesAt(lists, Date.now())),
      (error: unknown) => {
        // Logged only in the browser, so that offline users do not fill the operator's log.
        console.warn('the price list could not be read', error);
        setPrices(null);
      },
    );
  }, [isNeeded]);
  return prices;
};

const words = { service: serviceInWords, share: shareInWords } as const;
const priceText = (prices: Prices | null | undefined, of: keyof typeof words): string => {
  if (prices === null) return '料金を読み込めませんでした。ページを再読み込みしてください';
  return prices ? words[of](prices) : '読み込んでいます';
};

type Props = { readonly pieces: readonly TextPiece[]; readonly prices: Prices | null | undefined };

export const FilledText = ({ pieces, prices }: Props) =>
  pieces.map(({ text, isBlank, price }) => {
    if (price) return priceText(prices, price);
    return isBlank ? <mark key={text}>{text}</mark> : text;
  });
