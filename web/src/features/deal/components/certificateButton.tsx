import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Certificate } from '#domain/office/proof/certificate.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { saveFile } from '#web/shared/data/platform/saveFile.ts';
import { askFunction } from '#web/shared/data/reads/answers.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';

export const CertificateButton = ({ kind, deal: { id } }: { readonly kind: DealKind; readonly deal: Deal }) => {
  const saving = useMutation<Certificate, Error>({
    mutationFn: async () => {
      const certificate = await askFunction<Certificate>('dealCertificate', { type: kind, id });
      const { certificateName, certificateText } = await import('#domain/office/proof/certificate.ts');
      saveFile(certificateName(certificate), new Blob([certificateText(certificate)], { type: 'application/json' }));
      return certificate;
    },
  });
  return (
    <div>
      <Button variant="outlined" onClick={() => saving.mutate()} loading={saving.isPending}>
        証明書を保存
      </Button>
      {saving.isError ? <Notice tone="error">{saving.error.message}</Notice> : null}
      {saving.data && !saving.data.sealed ? (
        <Notice>証明書を保存しました。検証コードは翌日の0:10ごろに付きます。そのあとに、もう一度保存してください。</Notice>
      ) : null}
      {saving.data?.sealed ? (
        <Notice>
          証明書を保存しました。だれでも、<Link to={href('verify')}>証明書の確認</Link>のページで確かめられます。
        </Notice>
      ) : null}
    </div>
  );
};
