import type { OfficePart } from '#domain/office/duties.ts';
import type { OfficeRouteName } from '#web/routing/routes.ts';

/** The part of the office's work on each page; null: a page for every member. */
export const routeParts: Readonly<Record<OfficeRouteName, OfficePart | null>> = {
  office: null,
  officeSettings: null,
  ...{ officeOffers: 'deals', officeOffer: 'deals', officeEntries: 'deals', officeEntry: 'deals' },
  ...{ officeJobs: 'deals', officeJob: 'deals', officeFigures: 'deals' },
  ...{ officeAccounts: 'people', officeAccount: 'people', officeTalents: 'people', officeTalent: 'people', officeAudit: 'people' },
  ...{ officeReports: 'requests', officeReport: 'requests', officeContacts: 'requests', officeContact: 'requests' },
  ...{ officeNews: 'content', officeNewsItem: 'content', officeMasters: 'content' },
  officeStudents: 'roster',
  officeBills: 'bills',
  officeOperations: 'operations',
};
