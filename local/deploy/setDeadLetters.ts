import { parseArgs } from 'node:util';
import { deadLetterCommands, type ListedSubscription } from '#functions/deployment/deadLetters.ts';
import { output, projectIn } from './gcloud.ts';

const { values } = parseArgs({ options: { project: { type: 'string' } } });
const project = projectIn(values.project);
const list = await output(['gcloud', 'pubsub', 'subscriptions', 'list', `--project=${project}`, '--format=json']);
const number = await output(['gcloud', 'projects', 'describe', project, '--format=value(projectNumber)']);
for (const command of deadLetterCommands(project, number.trim(), JSON.parse(list) as ListedSubscription[])) {
  console.log(command.join(' '));
  await output(command);
}
