import { dealScreen, type ScreenModule } from '#web/entities/deal/dealScreen.ts';
import type { OfficeRouteName } from '#web/routing/routes.ts';

/** The screen of each of the office's routes. */
// biome-ignore format: one row per route, so that the table reads as one
export const officeScreens: Readonly<Record<OfficeRouteName, () => Promise<ScreenModule>>> = {
  office: () => import('#web/office/home/officeHomeScreen.tsx'),
  officeFigures: () => import('#web/office/figures/figuresScreen.tsx'),
  officeOffers: dealScreen('offer', 'office', () => import('#web/office/deals/dealQueueScreen.tsx')),
  officeOffer: dealScreen('offer', 'office', () => import('#web/office/deals/dealQueueScreen.tsx')),
  officeBills: () => import('#web/office/bills/billsScreen.tsx'),
  officeEntries: dealScreen('entry', 'office', () => import('#web/office/deals/dealQueueScreen.tsx')),
  officeEntry: dealScreen('entry', 'office', () => import('#web/office/deals/dealQueueScreen.tsx')),
  officeReports: () => import('#web/office/reports/reportsScreen.tsx'),
  officeReport: () => import('#web/office/reports/reportsScreen.tsx'),
  officeContacts: () => import('#web/office/contacts/contactsScreen.tsx'),
  officeContact: () => import('#web/office/contacts/contactsScreen.tsx'),
  officeAccounts: () => import('#web/office/accounts/accountsScreen.tsx'),
  officeAccount: () => import('#web/office/accounts/accountsScreen.tsx'),
  officeTalents: () => import('#web/office/talents/talentsScreen.tsx'),
  officeTalent: () => import('#web/office/talents/talentsScreen.tsx'),
  officeJobs: () => import('#web/office/jobs/jobsScreen.tsx'),
  officeJob: () => import('#web/office/jobs/jobsScreen.tsx'),
  officeNews: () => import('#web/office/news/newsScreen.tsx'),
  officeNewsItem: () => import('#web/office/news/newsScreen.tsx'),
  officeMasters: () => import('#web/office/masters/mastersScreen.tsx'),
  officeStudents: () => import('#web/office/students/studentsScreen.tsx'),
  officeAudit: () => import('#web/office/audit/auditScreen.tsx'),
  officeOperations: () => import('#web/office/operations/operationsScreen.tsx'),
  officeSettings: () => import('#web/office/settings/settingsScreen.tsx'),
};
