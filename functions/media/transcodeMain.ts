import { MovieFault } from '#domain/people/media/transcoding.ts';
import { loadLibav } from './transcoding/libav.ts';
import { transcode } from './transcoding/transcode.ts';

// The program of transcodeMovie.ts: transcodes `original` of its working folder, and says on its
// output the size of the still picture, or the fault. If FFmpeg cannot be loaded, it ends with 1.
const libav = loadLibav();
try {
  console.log(JSON.stringify({ still: transcode(libav) }));
} catch (error) {
  console.error(error);
  console.log(JSON.stringify({ fault: error instanceof MovieFault ? error.reason : 'upload-unreadable' }));
}
// The libraries' memory goes with the process; nothing is awaited.
process.exit(0);
