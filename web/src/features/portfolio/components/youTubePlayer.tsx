import { useState } from 'react';
import { playerAddress, videoIdIn } from '#domain/people/media/youtube.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import css from './portfolio.module.css';

type Props = { readonly url: string; readonly name: string; readonly pressed: boolean };

/** A YouTube video; nothing loads from there before the user presses play. */
export const YouTubePlayer = ({ url, name, pressed }: Props) => {
  const [plays, setPlays] = useState(pressed);
  const id = videoIdIn(url);
  return (
    <div className={css.player}>
      {plays && id !== null ? (
        <iframe
          src={playerAddress(id)}
          title={name}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className={css.start} onClick={() => setPlays(true)} aria-label={`${name}をYouTubeで再生する`}>
          <span className={css.play}>
            <Icon name="play" size={40} />
          </span>
          <span className={css.network}>YouTube</span>
        </button>
      )}
      <a href={url} target="_blank" rel="noreferrer noopener">
        YouTubeで見る（新しいタブで開きます）
      </a>
    </div>
  );
};
