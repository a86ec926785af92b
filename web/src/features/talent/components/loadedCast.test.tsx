// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { talentProfile } from '#domain/testing/profiles.ts';
import { talents } from '#projections/talent/talents.ts';
import { project } from '#projections/testing/project.ts';
import { registeredCast } from '#web/entities/testing/subjects.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { server } from '#web/testing/fakeServer.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { LoadedCast } from './loadedCast.tsx';

const [[path, cast] = []] = Object.entries(project([talents], envelopes(`talent-${uidOf.talent}`, registeredCast())));
if (!path || !cast) throw new Error('the profile has no document');

const list = (...rows: object[]) =>
  queryClient.setQueryData(readKey('page', { collection: 'talents', wanted: {} }), { pages: [{ rows, next: null }], pageParams: [null] });
const show = (talentId: string) =>
  shownAt(
    '/client/talents/x',
    <LoadedCast talentId={talentId} wayBack={null}>
      {({ name }) => <p>{name}</p>}
    </LoadedCast>,
  );

afterEach(() => {
  cleanup();
  server.reset();
  queryClient.clear();
});

test('a cast from a list shows immediately, and is replaced by the result of its own query', async () => {
  list(cast);
  server.put(path, { ...cast, name: '新しい名前' });
  show(uidOf.talent);
  expect(screen.getByText(talentProfile.name)).toBeTruthy();
  expect(await screen.findByText('新しい名前')).toBeTruthy();
});

test('a cast that was in no list waits for its own query', async () => {
  list(cast);
  server.put('talents/other', { ...cast, id: 'other' });
  show('other');
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await screen.findByText(talentProfile.name)).toBeTruthy();
});

const placeholder = () => waitFor(() => expect(screen.getByRole('heading', { name: '会員が存在しません' })).toBeTruthy());

test.each([
  ['does not exist', () => undefined],
  ['left', () => server.put(path, { ...cast, deletedAt: 1 })],
  // The rules answer so for a cast who is missing, hidden or gone.
  ['is closed by the rules', () => server.refuse(path)],
])('a cast who %s is the placeholder, without a retry', async (_, given) => {
  given();
  show(uidOf.talent);
  await placeholder();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a cast who is hidden while the page is open becomes the placeholder', async () => {
  server.put(path, cast);
  show(uidOf.talent);
  expect(await screen.findByText(talentProfile.name)).toBeTruthy();
  server.refuse(path);
  await placeholder();
  expect(screen.queryByText(talentProfile.name)).toBeNull();
});
