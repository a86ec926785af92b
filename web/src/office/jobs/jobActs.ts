import type { Job } from '#projections/job/jobs.schema.ts';
import type { Act } from '../acts/act.ts';

export const jobActs = ({ id, title, status }: Pick<Job, 'id' | 'title' | 'status'>): Act[] =>
  status === 'CLOSED'
    ? []
    : [
        {
          callable: 'jobs',
          type: 'forceClose',
          fields: { jobId: id },
          document: `jobs/${id}`,
          label: 'このお仕事の募集を終了する',
          title: `「${title}」の募集を終了しますか？`,
          consequences: [
            '新しいエントリーもオファーも受け付けません。お仕事の一覧にも表示されなくなります。',
            'クライアントに、事務局が募集を終了したことが伝わります。理由は表示されません。',
            '進行中の取引は終了しません。必要なものは個別に強制終了してください。',
            '元に戻せません。',
          ],
          done: `「${title}」の募集を終了しました`,
          ends: true,
          reasoned: true,
        },
      ];
