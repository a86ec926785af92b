/** Widths (px); a test begins with the usual one. */
const widths = { phone: 390, usual: 1024, wide: 1440 };

export const setWidth = (of: keyof typeof widths): void => {
  const { happyDOM } = window as unknown as { readonly happyDOM: { setViewport(viewport: { width: number }): void } };
  happyDOM.setViewport({ width: widths[of] });
};
