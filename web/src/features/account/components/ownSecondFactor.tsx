import { SecondFactorCard } from '#web/entities/account/secondFactor/secondFactorCard.tsx';
import { hasPassword } from '#web/shared/data/auth/credentials.ts';

export const OwnSecondFactor = () => (
  <SecondFactorCard
    obstacle={
      hasPassword()
        ? undefined
        : 'パスワードを登録していないため、設定できません。ログインに使っているサービス（Googleなど）の二段階認証をご利用ください。'
    }
  >
    <p>登録は任意です。端末をなくしたときは、事務局へお問い合わせください。</p>
  </SecondFactorCard>
);
