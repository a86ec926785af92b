import { Fragment } from 'react';
import { linkParts } from '../linkParts.ts';

/** A text with its URLs as links that open a new page. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  linkParts(text).map(({ at, said, address }) =>
    address ? (
      <a key={at} href={address} target="_blank" rel="noopener noreferrer nofollow">
        {said}
      </a>
    ) : (
      <Fragment key={at}>{said}</Fragment>
    ),
  );
