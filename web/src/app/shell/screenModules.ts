import { createElement } from 'react';
import { dealScreen, type ScreenModule } from '#web/entities/deal/dealScreen.ts';
import type { LegalDocument } from '#web/entities/legal/legalDocument.ts';
import type { OfficeRouteName, RouteName } from '#web/routing/routes.ts';
import { arrived } from '#web/shared/data/platform/reloadGuard.ts';
import type { doneScreens } from '../doneScreens.tsx';

/** One of the screens of a module. */
const oneOf =
  <Name extends string>(name: Name, load: () => Promise<Readonly<Record<Name, ScreenModule['default']>>>) =>
  async (): Promise<ScreenModule> => ({ default: (await arrived(await load()))[name] });

/** One of the pages after an act. */
const done = (name: keyof typeof doneScreens) => oneOf(name, async () => (await arrived(await import('../doneScreens.tsx'))).doneScreens);

/** The page of one of the operator's documents. */
const legal = (load: () => Promise<LegalDocument>) => async (): Promise<ScreenModule> => {
  const [{ LegalPage }, document] = await Promise.all([import('#web/features/legal/legalPage.tsx').then(arrived), load()]);
  return { default: () => createElement(LegalPage, { document }) };
};

/**
 * The screen of each route except the office's (`office/screenModules.ts`). A route without one
 * does not compile.
 */
// biome-ignore format: one row per route, so that the table reads as one
export const screenModules: Readonly<Record<Exclude<RouteName, OfficeRouteName>, () => Promise<ScreenModule>>> = {
  index: () => import('#web/features/home/screens/indexScreen.tsx'),
  login: () => import('#web/features/session/screens/loginScreen.tsx'),
  registration: () => import('#web/features/session/screens/registrationScreen.tsx'),
  registrationEmail: () => import('#web/features/session/screens/verifyEmailScreen.tsx'),
  registrationConfirmation: () => import('#web/features/session/screens/verifyEmailScreen.tsx'),
  initial: () => import('#web/features/account/screens/chooseRoleScreen.tsx'),
  help: () => import('#web/features/help/screens/helpScreen.tsx'),
  contact: () => import('#web/features/contact/screens/contactScreen.tsx'),
  contactThread: () => import('#web/features/contact/screens/contactScreen.tsx'),
  company: legal(async () => (await import('#web/entities/legal/documents/company.ts')).company),
  maintenance: () => import('#web/features/home/screens/maintenanceScreen.tsx'),
  termsOfService: legal(async () => (await import('#web/entities/legal/documents/termsOfService.ts')).termsOfService),
  termsLegal: legal(async () => (await import('#web/entities/legal/documents/legalNotice.ts')).legalNotice),
  termsPrivacy: legal(async () => (await import('#web/entities/legal/documents/privacyPolicy.ts')).privacyPolicy),
  verify: () => import('#web/features/proof/screens/verifyScreen.tsx'),
  userManagement: () => import('#web/features/session/screens/mailActionScreen.tsx'),
  passwordReset: () => import('#web/features/session/screens/passwordResetScreen.tsx'),
  passwordResetDone: done('passwordResetDone'),
  passwordEdit: () => import('#web/features/session/screens/passwordEditScreen.tsx'),
  passwordEditDone: done('passwordEditDone'),
  mailEdit: () => import('#web/features/session/screens/mailEditScreen.tsx'),
  destinationEdit: () => import('#web/features/account/screens/destinationEditScreen.tsx'),
  withdrawal: () => import('#web/features/account/screens/withdrawalScreen.tsx'),
  withdrawalDone: done('withdrawalDone'),
  guardian: () => import('#web/features/guardian/screens/guardianScreen.tsx'),
  develop: () => (__LOCAL_STACK__ ? import('#web/develop/developScreen.tsx') : Promise.reject(new Error('the developer tools are in local builds only'))),
  talentHome: () => import('#web/features/job/screens/jobListScreen.tsx'),
  talentJobs: () => import('#web/features/job/screens/jobListScreen.tsx'),
  talentJob: () => import('#web/features/job/screens/talentJobScreen.tsx'),
  talentJobApply: () => import('#web/features/deal/screens/applyScreen.tsx'),
  talentJobApplyDone: done('talentJobApplyDone'),
  talentTalents: oneOf('FellowCastsScreen', () => import('#web/features/talent/screens/fellowCasts.tsx')),
  talentTalent: oneOf('FellowCastScreen', () => import('#web/features/talent/screens/fellowCasts.tsx')),
  talentClient: () => import('#web/features/client/screens/publicClientScreen.tsx'),
  talentClientReviews: () => import('#web/features/review/screens/reviewsOfScreen.tsx'),
  talentClientReviewAdd: () => import('#web/features/review/screens/reviewAddScreen.tsx'),
  talentClientReviewDone: done('talentClientReviewDone'),
  talentMypage: () => import('#web/features/talent/screens/talentMypageScreen.tsx'),
  talentProfile: () => import('#web/features/talent/screens/profileScreen.tsx'),
  talentProfileBasic: () => import('#web/features/talent/screens/basicProfileScreen.tsx'),
  talentProfileDetail: () => import('#web/features/talent/screens/detailsScreen.tsx'),
  talentProfileDone: done('talentProfileDone'),
  talentProfileConfirmation: () => import('#web/features/talent/screens/detailsConfirmationScreen.tsx'),
  talentOffers: dealScreen('offer', 'talent', () => import('#web/features/deal/screens/dealListScreen.tsx')),
  talentOffer: dealScreen('offer', 'talent', () => import('#web/features/deal/screens/dealScreen.tsx')),
  talentOfferTerms: dealScreen('offer', 'talent', () => import('#web/features/deal/screens/termsPaperScreen.tsx')),
  talentEntries: dealScreen('entry', 'talent', () => import('#web/features/deal/screens/dealListScreen.tsx')),
  talentEntry: dealScreen('entry', 'talent', () => import('#web/features/deal/screens/dealScreen.tsx')),
  talentEntryTerms: dealScreen('entry', 'talent', () => import('#web/features/deal/screens/termsPaperScreen.tsx')),
  talentBookmarks: () => import('#web/features/job/screens/bookmarksScreen.tsx'),
  talentMessages: () => import('#web/features/chat/screens/messagesScreen.tsx'),
  talentMessageRoom: () => import('#web/features/chat/screens/roomScreen.tsx'),
  talentSearches: () => import('#web/features/savedSearch/screens/savedSearchesScreen.tsx'),
  talentDiary: () => import('#web/features/diary/screens/diaryScreen.tsx'),
  talentReviews: () => import('#web/features/review/screens/ownReviewsScreen.tsx'),
  talentReviewTasks: () => import('#web/features/review/screens/reviewTasksScreen.tsx'),
  talentNotifications: () => import('#web/features/notification/screens/noticesScreen.tsx'),
  talentNotification: () => import('#web/features/notification/screens/noticeScreen.tsx'),
  talentSettings: oneOf('TalentSettingsScreen', () => import('#web/features/account/screens/settingsScreens.tsx')),
  talentTerms: () => import('#web/features/account/screens/agreementScreen.tsx'),
  talentGuardian: () => import('#web/features/guardian/screens/talentGuardianScreen.tsx'),
  talentSnsTerm: () => import('#web/features/account/screens/snsTermScreen.tsx'),
  clientHome: () => import('#web/features/talent/screens/castListScreen.tsx'),
  clientTalents: () => import('#web/features/talent/screens/castListScreen.tsx'),
  clientTalent: () => import('#web/features/talent/screens/castScreen.tsx'),
  clientTalentPrint: () => import('#web/features/talent/screens/castPrintScreen.tsx'),
  clientTalentOffer: () => import('#web/features/deal/screens/offerFormScreen.tsx'),
  clientAsk: () => import('#web/features/deal/screens/askScreen.tsx'),
  clientTalentOfferDone: done('clientTalentOfferDone'),
  clientTalentReviews: () => import('#web/features/review/screens/reviewsOfScreen.tsx'),
  clientTalentReviewAdd: () => import('#web/features/review/screens/reviewAddScreen.tsx'),
  clientTalentReviewDone: done('clientTalentReviewDone'),
  clientJobs: oneOf('ClientJobsScreen', () => import('#web/features/job/screens/otherJobs.tsx')),
  clientJob: oneOf('ClientJobScreen', () => import('#web/features/job/screens/otherJobs.tsx')),
  clientMypage: () => import('#web/features/client/screens/clientMypageScreen.tsx'),
  clientOwnJobs: () => import('#web/features/job/screens/ownJobsScreen.tsx'),
  clientOwnJob: () => import('#web/features/job/screens/ownJobScreen.tsx'),
  clientJobEdit: () => import('#web/features/job/screens/jobEditScreen.tsx'),
  clientJobEditDone: done('clientJobEditDone'),
  clientJobAdd: () => import('#web/features/job/screens/jobAddScreen.tsx'),
  clientJobAddConfirm: () => import('#web/features/job/screens/jobAddConfirmScreen.tsx'),
  clientJobAddDone: done('clientJobAddDone'),
  clientOffers: dealScreen('offer', 'client', () => import('#web/features/deal/screens/dealListScreen.tsx')),
  clientOffer: dealScreen('offer', 'client', () => import('#web/features/deal/screens/dealScreen.tsx')),
  clientOfferTerms: dealScreen('offer', 'client', () => import('#web/features/deal/screens/termsPaperScreen.tsx')),
  clientOfferTermsEdit: dealScreen('offer', 'client', () => import('#web/features/deal/screens/termsEditScreen.tsx')),
  clientOfferFeeEdit: dealScreen('offer', 'client', () => import('#web/features/deal/screens/changeScreen.tsx'), { changed: 'fee' }),
  clientOfferFeeDone: done('clientOfferFeeDone'),
  clientOfferScheduleEdit: dealScreen('offer', 'client', () => import('#web/features/deal/screens/changeScreen.tsx'), { changed: 'schedule' }),
  clientOfferScheduleDone: done('clientOfferScheduleDone'),
  clientEntries: dealScreen('entry', 'client', () => import('#web/features/deal/screens/dealListScreen.tsx')),
  clientEntry: dealScreen('entry', 'client', () => import('#web/features/deal/screens/dealScreen.tsx')),
  clientEntryTerms: dealScreen('entry', 'client', () => import('#web/features/deal/screens/termsPaperScreen.tsx')),
  clientEntryTermsEdit: dealScreen('entry', 'client', () => import('#web/features/deal/screens/termsEditScreen.tsx')),
  clientEntryFeeEdit: dealScreen('entry', 'client', () => import('#web/features/deal/screens/changeScreen.tsx'), { changed: 'fee' }),
  clientEntryFeeDone: done('clientEntryFeeDone'),
  clientEntryScheduleEdit: dealScreen('entry', 'client', () => import('#web/features/deal/screens/changeScreen.tsx'), { changed: 'schedule' }),
  clientEntryScheduleDone: done('clientEntryScheduleDone'),
  clientMessages: () => import('#web/features/chat/screens/messagesScreen.tsx'),
  clientMessageRoom: () => import('#web/features/chat/screens/roomScreen.tsx'),
  clientCompanyRegister: () => import('#web/features/client/screens/companyScreen.tsx'),
  clientCompanyEdit: () => import('#web/features/client/screens/companyScreen.tsx'),
  clientCompanyDone: done('clientCompanyDone'),
  clientSearches: () => import('#web/features/savedSearch/screens/savedSearchesScreen.tsx'),
  clientFavorites: () => import('#web/features/talent/screens/favoritesScreen.tsx'),
  clientReviews: () => import('#web/features/review/screens/ownReviewsScreen.tsx'),
  clientReviewTasks: () => import('#web/features/review/screens/reviewTasksScreen.tsx'),
  clientHelp: () => import('#web/features/help/screens/helpScreen.tsx'),
  clientNotifications: () => import('#web/features/notification/screens/noticesScreen.tsx'),
  clientNotification: () => import('#web/features/notification/screens/noticeScreen.tsx'),
  clientSettings: oneOf('ClientSettingsScreen', () => import('#web/features/account/screens/settingsScreens.tsx')),
  clientTerms: () => import('#web/features/account/screens/agreementScreen.tsx'),
  clientBillEdit: () => import('#web/features/client/screens/billEditScreen.tsx'),
  clientInvoice: () => import('#web/features/invoice/screens/invoiceScreen.tsx'),
  clientBillDone: done('clientBillDone'),
};
