/** A finished span of the local stack. Times in ms. */
export type KeptSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  /** The linked trace: the one of the command that set a deadline. */
  readonly linkedTraceId: string | null;
  readonly name: string;
  readonly startedAt: number;
  readonly ms: number;
  readonly isFailed: boolean;
  readonly attributes: Readonly<Record<string, string>>;
};

/** A trace in a list. `command`: its first command. */
export type TraceSummary = {
  readonly traceId: string;
  readonly name: string;
  readonly command: string | null;
  readonly startedAt: number;
  readonly ms: number;
  readonly spans: number;
  readonly streams: readonly string[];
  readonly isFailed: boolean;
};

/** A span with its depth, start and length; the latter as shares of the whole trace. */
export type WaterfallRow = KeptSpan & { readonly depth: number; readonly offset: number; readonly share: number; readonly after: number };

/** 「3.4 ms」, 「1.20 s」 */
export const durationOf = (ms: number): string => (ms < 1_000 ? `${ms.toFixed(1)} ms` : `${(ms / 1_000).toFixed(2)} s`);

/** The spans of a trace as a tree; a span without its parent is a root. */
export const waterfall = (spans: readonly KeptSpan[]): WaterfallRow[] => {
  const begin = Math.min(...spans.map(({ startedAt }) => startedAt));
  const whole = Math.max(...spans.map(({ startedAt, ms }) => startedAt + ms)) - begin || 1;
  const known = new Set(spans.map(({ spanId }) => spanId));
  const children = Map.groupBy(
    spans.toSorted((a, b) => a.startedAt - b.startedAt),
    ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null),
  );
  const below = (parentId: string | null, depth: number): WaterfallRow[] =>
    (children.get(parentId) ?? []).flatMap((span) => {
      const after = span.startedAt - begin;
      return [{ ...span, depth, after, offset: after / whole, share: span.ms / whole }, ...below(span.spanId, depth + 1)];
    });
  return below(null, 0);
};
