import { expect, test } from 'vitest';
import { deadLetterCommands } from './deadLetters.ts';

const subscription = (name: string, topic: string) => ({
  name: `projects/casting-example/subscriptions/${name}`,
  topic: `projects/casting-example/topics/${topic}`,
});

test('subscriptions of the topics of events get a dead letter topic; other topics and the dead letters do not', () => {
  const listed = [
    subscription('eventarc-projections', 'events'),
    subscription('events-dead', 'events-dead'),
    subscription('eventarc-mails', 'mails'),
    subscription('eventarc-policies', 'effects'),
  ];
  const commands = deadLetterCommands('casting-example', '1234', listed).map((command) => command.join(' '));
  expect(commands).toHaveLength(4);
  for (const name of ['eventarc-projections', 'eventarc-policies']) {
    expect(commands).toContain(
      `gcloud pubsub subscriptions update ${name} --project=casting-example --dead-letter-topic=events-dead --max-delivery-attempts=100 --min-retry-delay=1s --max-retry-delay=60s --ack-deadline=120`,
    );
    expect(commands).toContain(
      `gcloud pubsub subscriptions add-iam-policy-binding ${name} --project=casting-example --member=serviceAccount:service-1234@gcp-sa-pubsub.iam.gserviceaccount.com --role=roles/pubsub.subscriber`,
    );
  }
});

test.each(['events', 'effects'])('without a subscription of the topic %s the functions are not deployed yet', (missing) => {
  const others = ['events', 'effects', 'mails'].filter((topic) => topic !== missing);
  expect(() =>
    deadLetterCommands(
      'casting-example',
      '1234',
      others.map((topic) => subscription(`eventarc-${topic}`, topic)),
    ),
  ).toThrow(`no subscription of the topic ${missing} in casting-example: deploy the functions first`);
});
