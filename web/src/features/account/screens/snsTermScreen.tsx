import { Link } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { snsRules } from '../snsRules.ts';

/** The rules for talents on social networks. */
export default function SnsTermScreen() {
  return (
    <Stack>
      <p>お仕事に関わる方々と、ご自身を守るためのルールです。個人のアカウント、限定公開の投稿にも当てはまります。</p>
      {snsRules.map(({ title, text }) => (
        <Card key={title} title={title}>
          <p style={{ lineHeight: 1.75, maxWidth: '40em' }}>
            <Phrases>{text}</Phrases>
          </p>
        </Card>
      ))}
      <p>
        事務局の連絡先は、<Link to={href('company')}>運営会社</Link>のページをご覧ください。
      </p>
    </Stack>
  );
}
