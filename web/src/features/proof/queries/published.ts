import type { Certificate } from '#domain/office/proof/certificate.ts';
import type { Published } from '#domain/office/proof/verify.ts';

/** A public file of this site: '' if there is none, null if the request fails. */
const fileOf = async (path: string, type: RegExp): Promise<string | null> => {
  try {
    const answer = await fetch(path);
    if (answer.status === 404) return '';
    return answer.ok && type.test(answer.headers.get('Content-Type') ?? '') ? await answer.text() : null;
  } catch {
    return null;
  }
};

/**
 * The public seal of a certificate's day and its key; the request has only the date. Null without a
 * connection: the page says what it could not check. A day without a seal makes every certificate
 * invalid.
 */
export const publishedSeal = async ({ sealed }: Certificate): Promise<Published | null> => {
  if (!sealed) return null;
  const { date } = sealed.seal;
  const [seal, publicKey] = await Promise.all([fileOf(`/seals/${date}.json`, /json/), fileOf(`/seals/${date}.pem`, /pem/)]);
  return seal === null || publicKey === null ? null : { seal: seal === '' ? null : JSON.parse(seal), publicKey };
};
