import sharp from 'sharp';
import { ageAt } from '#domain/kernel/age.ts';
import type { UploadBegun } from '#functions/files/uploads.ts';
import { entityIdOf, type Person } from './acts.ts';
import { people } from './demoPeople.ts';
import { type DemoUser, signIn } from './demoUser.ts';
import { castMembers } from './memberTables.ts';
import { portrait } from './pictures/portrait.ts';

/** How many casts, from the first, have a portfolio. */
const withPortfolio = 3;
/** Big Buck Bunny by the Blender Foundation; free to show. */
const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

const descriptions = ['舞台「月の庭」の衣装合わせより', '雑誌の特集ページの撮影', '広告のスチール撮影'];

/** A drawn picture as a JPEG file, like a camera's. */
const photoOf = (number: number, variant: number, now: number): Promise<Buffer> => {
  const { gender, birthday } = castMembers[number] as (typeof castMembers)[number];
  const svg = portrait({ number, gender, age: ageAt(birthday, now), variant });
  return sharp(Buffer.from(svg), { density: 200 }).resize(1_200, 1_600, { fit: 'inside' }).jpeg({ quality: 90 }).toBuffer();
};

const upload = async (cast: DemoUser, bytes: Buffer): Promise<string> => {
  const asked = { type: 'begin', contentType: 'image/jpeg', size: bytes.length };
  const { uploadId, url, method, headers } = await cast.call<UploadBegun>('uploads', asked);
  const answer = await fetch(url, { method, headers, body: new Uint8Array(bytes) });
  if (!answer.ok) throw new Error(`the upload was answered with ${answer.status}`);
  return uploadId;
};

const fill = async (cast: DemoUser, number: number, now: number): Promise<void> => {
  for (const [place, description] of descriptions.entries()) {
    const uploadId = await upload(cast, await photoOf(number, place + 2, now));
    const content = { mediaType: 'IMAGE', uploadId };
    await cast.send('media', `picture ${place}`, { type: 'add', content, description, orderIndex: place + 1 });
  }
  const content = { mediaType: 'YOUTUBE', url: video };
  await cast.send('media', 'video', { type: 'add', content, description: '出演した短編の紹介映像', orderIndex: descriptions.length + 1 });
};

/** The office removes a picture from the last portfolio. */
const takeOneDown = async (): Promise<void> => {
  const owner = people.casts[withPortfolio - 1] as Person;
  const office = await signIn(people.office);
  await office.send('media', 'take down', {
    type: 'takeDown',
    mediaId: entityIdOf(owner, 'picture 2'),
    reason: 'ほかの方が写っているため',
  });
};

/** Adds pictures and a video for the first casts, with the requests of a browser. */
export const fillPortfolios = async (now: number): Promise<void> => {
  for (const [number, cast] of people.casts.slice(0, withPortfolio).entries()) await fill(await signIn(cast), number, now);
  await takeOneDown();
};
