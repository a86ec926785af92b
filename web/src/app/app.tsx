import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { theme } from '#web/shared/ui/theme.ts';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { makeRouter } from './router.tsx';
import { useSessionFollower } from './sessionFollower.ts';

export const App = () => {
  const [router] = useState(makeRouter);
  useSessionFollower();
  return (
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
      <ToastHost />
    </ThemeProvider>
  );
};
