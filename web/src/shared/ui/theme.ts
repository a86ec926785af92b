import { createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
}

/** Spec section 9. The light blue carries dark text only (2.2:1 on white); actions, links and focus use the dark one (4.67:1). */
export const theme = createTheme({
  cssVariables: true,
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } },
  palette: {
    primary: { main: '#5EB9E6', contrastText: '#1F2937' },
    secondary: { main: '#0077CB', contrastText: '#FFFFFF' },
    error: { main: '#C62828' },
    warning: { main: '#B45309' },
    success: { main: '#1B7F4B' },
    text: { primary: '#1F2937', secondary: '#5B6472' },
    background: { default: '#F6F8FA', paper: '#FFFFFF' },
    divider: '#E3E8EE',
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily:
      'system-ui, -apple-system, "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", sans-serif',
    button: { textTransform: 'none', fontWeight: 700, letterSpacing: 0 },
  },
  components: {
    MuiButton: {
      defaultProps: { color: 'secondary', disableElevation: true, variant: 'contained' },
      styleOverrides: {
        root: { minHeight: 44, padding: '8px 20px', fontSize: '1rem', lineHeight: 1.4, textAlign: 'center' },
        // On the page's grey ground #0077CB reads at 4.38:1; a shade darker passes.
        text: { '&.MuiButton-colorSecondary': { color: '#0069B4' } },
        outlined: { '&.MuiButton-colorSecondary': { color: '#0069B4', backgroundColor: '#FFFFFF' } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, color: 'inherit' } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, whiteSpace: 'normal', '&:focus-visible': { outlineOffset: -2 } } } },
    MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'xs' }, styleOverrides: { paper: { borderRadius: 12 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.4 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 8, flexWrap: 'wrap-reverse' } } },
    // Without ripples MUI shows no focus of its own on buttons, and it takes the outline of tokens.css away.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': { outline: '2px solid #0077CB', outlineOffset: 2 } } },
    },
  },
});
