import { useQuery } from '@tanstack/react-query';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { pricesAt, serviceInWords, shareInWords } from '#domain/kernel/prices.ts';
import { type FrontPrices, frontAddresses } from '#domain/talk/front/addresses.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import type { TextPiece } from './legalDocument.ts';

const readPrices = async (): Promise<FrontPrices> => {
  const response = await fetch(frontAddresses.prices);
  if (!response.ok) throw new Error(`${frontAddresses.prices} answered ${response.status}`);
  return response.json();
};

const words = { service: serviceInWords, share: shareInWords } as const;

/** What the current price list says. */
const Price = ({ of }: { readonly of: keyof typeof words }) => {
  const { data, isError } = useQuery({ queryKey: readKey('one', frontAddresses.prices), queryFn: readPrices, staleTime: HOUR });
  if (isError) return '料金を読み込めませんでした。ページを再読み込みしてください';
  return data ? words[of](pricesAt(data.lists, Date.now())) : '読み込んでいます';
};

/** A text with the current prices, and highlighted blanks for the operator. */
export const FilledText = ({ pieces }: { readonly pieces: readonly TextPiece[] }) =>
  pieces.map(({ text, isBlank, price }) => {
    if (price) return <Price key={text} of={price} />;
    return isBlank ? <mark key={text}>{text}</mark> : text;
  });
