import type { HttpsFunction } from 'firebase-functions/v2/https';

/** What `encodeURIComponent` leaves, and a header of RFC 8187 must not have. */
const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Answers with a PDF under a name: a file to save and never a page, whatever it holds, and kept by
 * nobody on its way.
 */
export const sendPdf = (response: Parameters<HttpsFunction>[1], name: string, bytes: Uint8Array): void => {
  response.status(200).set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
  response.end(bytes);
};
