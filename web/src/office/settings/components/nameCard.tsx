import { z } from 'zod';
import { rolesText } from '#domain/kernel/officeRoles.ts';
import { normalizeName } from '#domain/kernel/validation.ts';
import { accountFields } from '#domain/people/account/fields.ts';
import { memberName } from '#domain/people/account/memberName.ts';
import { type OfficeAccount, officeAccountPath, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import type { Act } from '../../acts/act.ts';
import { ActButton } from '../../acts/actButtons.tsx';
import { NamedFace } from '../../members/face.tsx';

const named = z.object({ staffName: accountFields.staffName });

/** Enters the own name, which colleagues see in the place of the address. */
const nameAct = ({ id, staffName }: OfficeAccount): Act => ({
  callable: 'accounts',
  type: 'nameMember',
  fields: {},
  document: officeAccountPath(id),
  label: staffName ? '名前を変更する' : '名前を登録する',
  title: 'お名前を登録しますか？',
  consequences: ['担当、メモ、入金、記録などに、メールアドレスの代わりに表示されます。', 'クライアントとキャストには表示されません。'],
  done: 'お名前を登録しました',
  inputs: { schema: named, start: { staffName }, fields: { staffName: { normalize: normalizeName, autoComplete: 'name' } } },
});

export default function NameCard() {
  const query = useOne(officeAccountPath(useUid()), officeAccountSchema);
  return (
    <Card title="あなたの情報">
      <Loaded query={query} row={query.data} none={null}>
        {(own) => (
          <Facts
            facts={[
              {
                term: 'お名前',
                value: own.staffName ? <NamedFace uid={own.id} name={own.staffName} /> : '未登録',
                action: (
                  <ActButton act={nameAct(own)} variant={own.staffName ? 'text' : 'contained'} size="small">
                    {nameAct(own).label}
                  </ActButton>
                ),
              },
              { term: 'メールアドレス', value: own.staffEmail ?? memberName(own) },
              { term: '役割', value: rolesText(own.officeRoles) },
            ]}
          />
        )}
      </Loaded>
    </Card>
  );
}
