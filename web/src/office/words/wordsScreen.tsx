import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

const MissingWords = preloadedPart(async () => (await import('./components/missingWords.tsx')).MissingWords, rowSkeletons());

/** The words that searches of members did not find, most searched first. */
export default function WordsScreen() {
  return (
    <Stack>
      <p>
        会員がキャストやお仕事をさがして、どの結果にもなかった言葉です。1人につき1日1回だけ数え、だれがさがしたかは残しません。最後にさがされてから90日で消えます。
      </p>
      <MissingWords />
    </Stack>
  );
}
