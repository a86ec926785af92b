import type { HttpsFunction } from 'firebase-functions/v2/https';

/** Percent-encodes characters that `encodeURIComponent` keeps and RFC 8187 forbids. */
const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Sends a PDF as a download under a name. It is never shown as a page and never cached. */
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
