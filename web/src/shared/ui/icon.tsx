/** The few icons of the frame, drawn here with one stroke width, without a library. */
const paths = {
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13Zm5 11.500L20.500 20.500',
  work: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  offer: 'M4 6h16v12H4zM4 7l8 6 8-6',
  message: 'M4 5h16v11H11l-4 4v-4H4zM8 9h8M8 12h5',
  help: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9.500 10a2.500 2.500 0 1 1 2.500 2.500v1M12 16.500h.01',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20c.6-4 3.600-6 7.500-6s6.900 2 7.500 6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 20.500a2 2 0 0 0 4 0',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M8 5l11 7-11 7z',
  add: 'M12 5v14M5 12h14',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.01',
} as const;
export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

/** An icon (`size` in px) that screen readers skip. */
export const Icon = ({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
