import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { guardMessages } from '#web/routing/guard.ts';
import { isLostChunk } from '#web/shared/data/platform/reloadGuard.ts';
import { reportError } from '#web/shared/data/platform/reportError.ts';
import { ErrorScreen } from './errorScreen.tsx';

/**
 * Shows an error of the router or a screen: its status if any, never an internal message. A screen
 * that could not be loaded offline opens when the connection is back.
 */
export const RouteError = () => {
  const error = useRouteError();
  const [isOffline] = useState(() => isLostChunk(error) && !navigator.onLine);
  useEffect(() => {
    if (isOffline) {
      const open = () => location.reload();
      addEventListener('online', open);
      return () => removeEventListener('online', open);
    }
    if (!isRouteErrorResponse(error)) reportError(error);
    return undefined;
  }, [error, isOffline]);
  if (isOffline) return <ErrorScreen status="offline" message="接続が戻ると、自動で開きます。" />;
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return <ErrorScreen status={status} message={status === 404 ? guardMessages.notFound : transportMessages.fallback} />;
};
