import type { Slot } from '#web/shared/forms/picturesInput.tsx';

const drawn = (path: string) => (
  <svg viewBox="0 0 60 80" aria-hidden="true" fill="currentColor">
    <path d={path} />
  </svg>
);

/** The slot for a face: head and shoulders. */
export const faceSlot: Slot = {
  label: '顔',
  picture: drawn('M30 16a13 14 0 0 1 0 28a13 14 0 0 1 0-28ZM8 80q0-30 22-30t22 30Z'),
};

/** The slots for other pictures that clients look for. */
export const otherSlots: readonly Slot[] = [
  {
    label: '全身',
    picture: drawn(
      'M30 6a6 6.500 0 0 1 0 13a6 6.500 0 0 1 0-13ZM20 22h20q3 0 3.500 3l3 20-4 1-4-16-1 18 1 26h-6l-2-24-2 24h-6l1-26-1-18-4 16-4-1 3-20q.500-3 3.500-3Z',
    ),
  },
  { label: '横顔', picture: drawn('M34 14q-16-1-17 15l-5 9 4 2v4q0 6 8 5v8Q10 62 8 80h44q0-18-10-24V46q6-8 4-18-2-13-12-14Z') },
];
