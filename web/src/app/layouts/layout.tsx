import { lazy, type ReactNode, Suspense } from 'react';
import type { LayoutName, RouteDefinition } from '../routeDefinition.ts';
import { LoadingScreen } from '../shell/loadingScreen.tsx';
import { BareLayout } from './bareLayout.tsx';
import { CardLayout } from './cardLayout.tsx';
import { FrameLayout } from './frameLayout.tsx';

// The office's frame belongs to the office's own tree, which nobody else loads.
const OfficeFrame = lazy(() => import('#web/office/officeFrame.tsx'));

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

/** Puts a screen into its route's layout. */
export const Layout = ({ route, children }: { readonly route: RouteDefinition; readonly children: ReactNode }) => {
  if (route.group === 'office') {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <OfficeFrame route={route}>{children}</OfficeFrame>
      </Suspense>
    );
  }
  if (frames[route.layout] === 'frame') return <FrameLayout route={route}>{children}</FrameLayout>;
  if (frames[route.layout] === 'card') return <CardLayout title={route.title}>{children}</CardLayout>;
  return <BareLayout>{children}</BareLayout>;
};
