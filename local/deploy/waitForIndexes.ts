import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { indexesReady, output, projectIn } from './gcloud.ts';

const { values } = parseArgs({ options: { project: { type: 'string' } } });
const command = ['gcloud', 'firestore', 'indexes', 'composite', 'list', `--project=${projectIn(values.project)}`, '--format=json'];
while (!indexesReady(JSON.parse(await output(command)), console.log)) await pause(10 * SECOND);
