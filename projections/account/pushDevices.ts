import { z } from 'zod';
import type { AnyEnvelope } from '#domain/registry.ts';
import { time } from '../kernel/fields.schema.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { officeAccountPath } from './officeAccounts.schema.ts';
import { userPath } from './users.schema.ts';
import { mergeUser } from './users.ts';

/** pushDevices/{uid}: a person's devices and their keys. Only the sender of pushes reads it. */
export const pushDevicesSchema = z.object({
  id: z.string(),
  devices: z.array(z.object({ id: z.string(), endpoint: z.string(), p256dh: z.string(), auth: z.string(), addedAt: time })),
  createdAt: time,
  updatedAt: time,
  version: z.number(),
});

export type PushDevices = z.infer<typeof pushDevicesSchema>;

export const pushDevicesPath = (uid: string): string => `pushDevices/${uid}`;

type Devices = PushDevices['devices'];

const path = (event: AnyEnvelope) => pushDevicesPath(entityIdOf(event));

/** The account also has the device ids, for the settings page. */
const update = (event: AnyEnvelope, documents: Documents, change: (devices: Devices) => Devices): Writes => {
  const before = documents.get(path(event)) as PushDevices | undefined;
  const devices = change(before?.devices ?? []);
  const createdAt = before?.createdAt ?? event.meta.recordedAt;
  return [
    [path(event), { id: entityIdOf(event), devices, createdAt, ...versionFields(event) } satisfies PushDevices],
    ...mergeUser(event, documents, { deviceIds: devices.map(({ id }) => id), ...versionFields(event) }),
  ];
};

/** Writes pushDevices/{uid}, and the device ids in users/{uid}. */
export const pushDevices = projector(
  'pushDevices',
  (event) => [path(event), userPath(entityIdOf(event)), officeAccountPath(entityIdOf(event))],
  {
    AccountDeviceAdded: (event, documents) => {
      const { deviceId: id, endpoint, p256dh, auth } = event.data;
      // Without the person's key the endpoint is lost.
      const added = { id, endpoint: endpoint ?? '', p256dh: p256dh ?? '', auth: auth ?? '', addedAt: event.meta.recordedAt };
      return update(event, documents, (devices) => [...devices.filter((each) => each.id !== id), added]);
    },
    AccountDeviceRemoved: (event, documents) =>
      update(event, documents, (devices) => devices.filter(({ id }) => id !== event.data.deviceId)),
    AccountWithdrawn: (event) => [[path(event), null]],
  },
);
