import { lazy, type ReactNode, Suspense } from 'react';
import type { LayoutName, RouteDefinition } from '#web/routing/routeDefinition.ts';
import { arrived } from '#web/shared/data/platform/reloadGuard.ts';
import { DetailSkeleton, RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { preloadScreen } from '../shell/screens.ts';
import { CardLayout } from './cardLayout.tsx';

/**
 * Shown while the session or a screen's chunk loads, in the shape of the route's layout
 * (`frameLayout.module.css`): the skeleton of a detail is the one of its data. Without a layout,
 * the frame is not there yet: the outlines of the empty page stay (shared/ui/base.css).
 */
export const LoadingScreen = ({ layout }: { readonly layout?: LayoutName }) => (
  <div data-loading="" data-opening={layout ? undefined : ''}>
    {layout === 'detail' ? <DetailSkeleton ratio="4 / 3" /> : <RowSkeletons count={3} />}
  </div>
);

/** No frame: print sheets, and the index, which has its own. */
const BareLayout = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);

const frames = {
  default: 'frame',
  detail: 'frame',
  edit: 'frame',
  message: 'frame',
  news: 'frame',
  done: 'card',
  initial: 'card',
  login: 'card',
  maintenance: 'card',
  print: 'bare',
  top: 'bare',
} as const satisfies Record<LayoutName, 'frame' | 'card' | 'bare'>;

type Props = { readonly route: RouteDefinition; readonly children: ReactNode };
type Frame = (props: Props) => ReactNode;

/**
 * A frame inside the query cache, both loaded at once; guests need neither. A preloaded one shows
 * without a placeholder.
 */
const reading = (load: () => Promise<{ readonly default: Frame }>) => {
  let loaded: Frame | undefined;
  let shown: Frame | undefined;
  const preload = async (): Promise<Frame> => {
    const [{ default: QueryScope }, { default: Frame }] = await Promise.all([
      import('./queryScope.tsx').then(arrived),
      load().then(arrived),
    ]);
    loaded ??= (props) => (
      <QueryScope>
        <Frame {...props} />
      </QueryScope>
    );
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await preload() }));
  /** One component for the page's lifetime. */
  const framed = (): Frame => {
    shown ??= loaded ?? ((props) => <Lazy {...props} />);
    return shown;
  };
  return { framed, preload };
};

const Bare: Frame = ({ children }) => <BareLayout>{children}</BareLayout>;
const Card: Frame = ({ route, children }) => <CardLayout title={route.title}>{children}</CardLayout>;
const own = { bare: Bare, card: Card } as const;
const withReads = {
  frame: reading(() => import('./frameLayout.tsx')),
  office: reading(async () => {
    const { default: OfficeFrame } = await arrived(await import('#web/office/officeFrame.tsx'));
    return { default: (props) => <OfficeFrame {...props} preload={preloadScreen} /> };
  }),
  bare: reading(async () => ({ default: Bare })),
  card: reading(async () => ({ default: Card })),
} as const;

/** Pages for guests read no data, except for the badges in the frame. */
const isForGuests = ({ group }: RouteDefinition): boolean => ['public', 'guest', 'unverified'].includes(group);
const partsOf = (route: RouteDefinition) => withReads[route.group === 'office' ? 'office' : frames[route.layout]];

/** Preloads a route's layout, before the visitor is known. */
export const preloadLayout = (route: RouteDefinition): Promise<unknown> => partsOf(route).preload();

export const Layout = ({ route, children }: Props) => {
  const kind = frames[route.layout];
  const Frame = isForGuests(route) && kind !== 'frame' ? own[kind] : partsOf(route).framed();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Frame route={route}>{children}</Frame>
    </Suspense>
  );
};
