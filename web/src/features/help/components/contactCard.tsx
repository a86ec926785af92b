import { href } from '#web/routing/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

/** A link to the contact form. */
export const ContactLink = () => <LinkButton to={href('contact')}>事務局へ問い合わせる</LinkButton>;

/** A link to the office for questions without an answer here. */
export const ContactCard = () => (
  <Card title="解決しないときは">
    <Stack>
      <p>事務局へお問い合わせください。会員でない方も、お問い合わせいただけます。</p>
      <p>
        <ContactLink />
      </p>
    </Stack>
  </Card>
);
