import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

type Source<Props> = { loaded: ComponentType<Props> | null; readonly Lazy: ComponentType<Props> };
type Props<Given> = { readonly source: Source<Given>; readonly given: Given; readonly fallback: ReactNode };

const Part = <Given extends object>({ source, given, fallback }: Props<Given>) => {
  // The same one as long as it shows, so that it keeps its state.
  const [Shown] = useState<ComponentType<Given>>(() => source.loaded ?? source.Lazy);
  return (
    <Suspense fallback={fallback}>
      <Shown {...given} />
    </Suspense>
  );
};

/**
 * A part of a page that comes after it: loaded when it first shows, or before by `preload`. What is
 * there by then shows at once; a placeholder, once shown, would stay for 300 ms. A load that fails
 * shows where the part would.
 */
export const later = <Given extends object>(
  load: () => Promise<ComponentType<Given>>,
  fallback: (given: Given) => ReactNode = () => null,
) => {
  const loading = async () => {
    source.loaded = await load();
    return { default: source.loaded };
  };
  const source: Source<Given> = { loaded: null, Lazy: lazy(loading) as ComponentType<Given> };
  return Object.assign((given: Given) => <Part source={source} given={given} fallback={fallback(given)} />, {
    // What fails is asked for again where it is needed.
    preload: () => void loading().catch(() => undefined),
  });
};
