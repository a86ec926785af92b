const videoId = /^[\w-]{11}$/;
const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];

/** The video id in a YouTube address (watch, shorts, embed, live, youtu.be), or null. */
export const videoIdIn = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const [, first = '', second = ''] = pathname.split('/');
  const found = hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second;
  const known = hostname === 'youtu.be' || (hosts.includes(hostname) && ['watch', 'shorts', 'embed', 'live'].includes(first));
  return known && found !== null && videoId.test(found) ? found : null;
};

export const playerAddress = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`;

/** The canonical address of a video, as stored. */
export const videoAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
