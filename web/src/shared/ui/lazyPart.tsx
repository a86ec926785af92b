import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

type Source<Props> = { loaded: ComponentType<Props> | null; readonly Lazy: ComponentType<Props> };
type Props<Given> = { readonly source: Source<Given>; readonly given: Given; readonly fallback: ReactNode };

const Part = <Given extends object>({ source, given, fallback }: Props<Given>) => {
  // The same component while it is mounted, so that it keeps its state.
  const [Shown] = useState<ComponentType<Given>>(() => source.loaded ?? source.Lazy);
  return (
    <Suspense fallback={fallback}>
      <Shown {...given} />
    </Suspense>
  );
};

/**
 * A lazy part of a page, loaded when it first shows or by `preload`. A preloaded part shows at
 * once, because a placeholder would stay for 300 ms. A failed load fails the screen around it.
 */
export const lazyPart = <Given extends object>(
  load: () => Promise<ComponentType<Given>>,
  fallback: (given: Given) => ReactNode = () => null,
) => {
  const loading = async () => {
    source.loaded = await load();
    return { default: source.loaded };
  };
  const source: Source<Given> = { loaded: null, Lazy: lazy(loading) as ComponentType<Given> };
  return Object.assign((given: Given) => <Part source={source} given={given} fallback={fallback(given)} />, {
    // A failed preload is repeated when the part is needed.
    preload: () => void loading().catch(() => undefined),
  });
};

/** A lazy part that most visitors of a page see: it loads in parallel with what the page reads. */
export const preloadedPart: typeof lazyPart = (load, fallback) => {
  const part = lazyPart(load, fallback);
  part.preload();
  return part;
};
