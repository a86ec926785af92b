import { runtime } from '#functions/runtime.ts';
import { send } from './callables.ts';
import { level } from './level.ts';
import { newTalent, type Person, talentProfile } from './people.ts';

/** Reads a public page, or a file of one. */
export const readPage = (path: string): Promise<Response> => level().request(`publicPages${path}`);

export const statusOf = async (path: string): Promise<number> => (await readPage(path)).status;

/** A published cast with stored pictures in both sizes. */
export const pictured = async (office: Person) => {
  const talent = await newTalent(office);
  const at = (size: 'S' | 'M', name = 'face') => `pictures/${talent.uid}/${name}_${size}.webp`;
  for (const path of [at('S'), at('M'), at('M', 'private')]) await runtime().objects.write(path, Buffer.from(path), 'image/webp');
  await send(talent, 'talents', { ...talentProfile(), thumbnail: at('M') });
  return { ...talent, page: `/p/casts/${talent.uid}`, photos: `/p/photos/casts/${talent.uid}` };
};
