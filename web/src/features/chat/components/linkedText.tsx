import { Fragment } from 'react';
import { linkParts } from '../linkParts.ts';

/** What somebody wrote, with its addresses as links that open a page of their own. */
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
