import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { makeRouter } from './router.tsx';
import { useSessionFollower } from './sessionFollower.ts';

/** The app: router and toasts. */
export const App = () => {
  const [router] = useState(makeRouter);
  useSessionFollower();
  return (
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>
  );
};
