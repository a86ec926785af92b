import { RecordNumber } from '#web/shared/ui/prose.tsx';
import { holdsId } from './names.ts';
import { dayOf, partsOf } from './streamParts.ts';
import { type NameOf, valueText } from './valueTexts.ts';

const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'string') return [];
  return [dayOf(value)?.uid ?? partsOf(value).id, value];
};
const isNamed = (value: unknown, nameOf: NameOf): boolean => idsIn(value).some((id) => nameOf(id) !== undefined);

type Props = { readonly field: string; readonly value: unknown; readonly nameOf: NameOf };

/** A value as Japanese text. An object without a name, or not read yet, is shown by its number. */
export const ShownValue = ({ field, value, nameOf }: Props) => {
  const text = valueText(field, value, nameOf);
  return holdsId(field) && !isNamed(value, nameOf) ? <RecordNumber>{text}</RecordNumber> : text;
};
