import { isRefusedRead } from '../platform/reportUnexplained.ts';

/** Null if it is refused, missing or withdrawn, which readers cannot tell apart. */
export const shownOf = <Row>({
  data,
  error,
}: {
  readonly data: Row | null | undefined;
  readonly error: unknown;
}): Row | null | undefined => {
  const leftAt = (data as { readonly deletedAt?: number | null } | null | undefined)?.deletedAt ?? null;
  return isRefusedRead(error) || leftAt !== null ? null : data;
};
