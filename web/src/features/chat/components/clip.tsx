/** A paper clip icon for attachments; only this feature uses it. */
export const Clip = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M19.5 11.5l-7.6 7.6a4.6 4.6 0 0 1-6.500-6.500l8.100-8.100a3.100 3.100 0 0 1 4.400 4.400l-8 8a1.600 1.600 0 0 1-2.200-2.200l7.200-7.200" />
  </svg>
);
