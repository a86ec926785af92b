import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const repository = fileURLToPath(new URL('..', import.meta.url));
/** A module's path relative to the root of the repository. */
export const inRepository = (id: string): string => relative(repository, id);

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** All static imports of these modules, also indirect ones. */
const closure = (graph: ModuleGraph, ids: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    closure(graph, graph.getModuleInfo(id)?.importedIds ?? [], found);
  }
  return found;
};

/** A closure, computed once per build, when the module graph is complete. */
const neededBy = (...paths: string[]) => {
  let found: ReadonlySet<string> | undefined;
  return (id: string, graph: ModuleGraph): boolean => {
    found ??= closure(graph, paths.map(source));
    return found.has(id);
  };
};

const first = neededBy('main.ts');
const app = neededBy('app/start.tsx');
/**
 * Every page loads this right after the entry, so its imports must not be in the chunk of the
 * lists.
 */
const flags = neededBy('shared/data/platform/remoteConfigClient.ts');
const guestPages = neededBy(
  'features/home/screens/indexScreen.tsx',
  'features/session/screens/loginScreen.tsx',
  'features/session/screens/registrationScreen.tsx',
);
const frame = ['app/layouts/queryScope.tsx', 'app/layouts/frameLayout.tsx'];
const jobList = neededBy(...frame, 'features/job/screens/jobListScreen.tsx');
const castList = neededBy(...frame, 'features/talent/screens/castListScreen.tsx');

const inBase = (id: string, graph: ModuleGraph) =>
  app(id, graph) ||
  id === source('shared/ui/notice.tsx') ||
  id === source('shared/forms/composing.ts') ||
  id === source('shared/forms/draftStorage.ts') ||
  (flags(id, graph) && !/remoteConfigClient/.test(id)) ||
  (guestPages(id, graph) && (jobList(id, graph) || castList(id, graph)));
const inFrame = neededBy(...frame);
const inOfficeFrame = neededBy('office/officeFrame.tsx');
const inLists = (id: string, graph: ModuleGraph) => jobList(id, graph) && castList(id, graph);

/**
 * Our own base modules, the names of durations, and the bundler's helper that loads chunks. Without
 * date arithmetic, which only forms and the office need.
 */
const ours = (id: string): boolean =>
  /^(web\/src|domain(?!\/kernel\/calendar\/days)|projections)\//.test(inRepository(id)) ||
  /date-fns\/constants|vite\/preload-helper/.test(id);

/**
 * Groups our modules into few chunks. By default the shared code becomes about forty files of a few
 * hundred bytes each, and their requests cost a phone far more than the bytes.
 */
export const ownChunks = [
  // Code that runs before React has loaded.
  { name: (id: string, graph: ModuleGraph) => (first(id, graph) && id !== source('main.ts') ? 'first' : null), test: ours, priority: 4 },
  // On every page: the base of the app, and the code that guest pages and the first lists share.
  { name: (id: string, graph: ModuleGraph) => (inBase(id, graph) ? 'base' : null), test: ours, priority: 3 },
  // On every signed-in page.
  { name: (id: string, graph: ModuleGraph) => (inFrame(id, graph) ? 'frame' : null), test: ours, priority: 2 },
  // Small modules that many of them share.
  {
    name: 'frame',
    test: /\/(domain\/(work\/diary\/dayKinds|people\/client\/paymentMethod)|web\/src\/(shared\/(data\/auth\/waiting|ui\/(actionBar|prose|copyText))|features\/(review\/(useSide|components\/reviewRow)|job\/components\/jobRow\.module)))\./,
    priority: 3,
  },
  // Shared by the two lists that users see first.
  {
    name: (id: string, graph: ModuleGraph) => (inLists(id, graph) && !inFrame(id, graph) ? 'lists' : null),
    test: ours,
    priority: 2,
  },
  // Shared by lists of casts.
  {
    name: 'casts',
    test: /\/web\/src\/features\/talent\/(components\/cast(Card|Grid|Marks)|queries\/casts)\./,
    priority: 2,
  },
  // The data of casts, without their lists.
  {
    name: 'castData',
    test: /\/(domain\/people\/talent\/\w+Rows|projections\/talent\/talents\.schema|web\/src\/entities\/cast\/cast)\./,
    priority: 3,
  },
  // Shared by lists of jobs.
  { name: 'jobCards', test: /\/web\/src\/features\/job\/components\/jobCard\./, priority: 2 },
  // Short pages in groups: after an act; settings; legal pages; the user's own sign-in.
  { name: 'done', test: /\/web\/src\/app\/doneScreens\./, priority: 2 },
  {
    name: 'settings',
    test: /\/(domain\/kernel\/words\/topics|web\/src\/features\/account\/(screens\/talentSettingsScreen|components\/noticeSettings|commands\/chooseMail|push\/\w+))\./,
    priority: 2,
  },
  // An invoice, for its client and the office.
  {
    name: 'invoice',
    test: /\/(web\/src\/(features\/invoice\/(components|screens)|entities\/invoice)|projections\/invoice\/invoices\.schema|domain\/money\/invoice\/(status|content|paperNames))/,
    priority: 2,
  },
  // Contacts with the office.
  { name: 'contact', test: /\/web\/src\/features\/contact\//, priority: 2 },
  { name: 'legal', test: /\/web\/src\/(features\/legal\/|entities\/legal\/legal)/, priority: 2 },
  {
    name: 'credentials',
    test: /\/web\/src\/(features\/session\/(screens\/(password|mail|verif)\w+|useVerificationWatch)|shared\/data\/auth\/credentials)\./,
    priority: 2,
  },
  {
    name: (id: string, graph: ModuleGraph) => (guestPages(id, graph) ? 'signIn' : null),
    test: /\/web\/src\/features\/session\//,
    minShareCount: 2,
    priority: 2,
  },
  // The texts of events in histories. Many screens name a few events, the first screens none.
  { name: 'historyWords', test: /\/domain\/talk\/words\/historyWords\./, priority: 3 },
  {
    name: 'words',
    test: /\/domain\/(talk\/words\/|work\/(offer|entry)\/events\.|work\/deal\/(changeEvents|sharedEvents|proxyLabels)\.|kernel\/words\/row\.)/,
    priority: 2,
  },
  // Shared by the office's screens.
  {
    name: (id: string, graph: ModuleGraph) => (inOfficeFrame(id, graph) ? null : 'office'),
    test: (id: string) =>
      /^(web\/src\/office\/(?!acts\/(?!colleague)|jobs|bills|list\/(span|fieldName)|filters\/(bill|job)|history|dealParts|masters|students|figures|deals|audit|operations|.*[dD]ialog)|domain\/office\/(sla|callables)\.|projections\/\w+\/(office\w+|histories)\.schema)/.test(
        inRepository(id),
      ),
    minShareCount: 4,
    priority: 2,
  },
  // The roles of office members: small modules that most of its screens share.
  {
    name: 'officeRoles',
    test: /\/(domain\/(office\/(?!roleNames|fourEyes|sla\.|callables\.)\w+\.ts|kernel\/definition\.|people\/account\/memberName)|web\/src\/office\/(roles\/|list\/(texts|officeKeys)))/,
    minShareCount: 2,
    priority: 4,
  },
  // Counts of waiting and snoozed work, for the office's frame and its lists.
  {
    name: 'waiting',
    test: /\/(web\/src\/office\/desk\/(waiting|openDesks)|projections\/office\/desks\.schema|domain\/office\/desk\/waitingLists)\./,
    priority: 3,
  },
  // Small modules that deals and the office's frame need.
  { name: 'deals', test: /\/domain\/(work\/deal\/storedSheet|kernel\/(officeRoles|fieldMeta|commonFields|fingerprint))\./, priority: 5 },
  // The names of all fields, for the office.
  { name: 'fieldNames', test: /\/(office\/list\/fieldName|domain\/fieldNames)\./, priority: 2 },
  // The schemas of a terms sheet, those of changes, and their texts. Only detail pages and forms
  // need them.
  { name: 'sheet', test: /\/domain\/work\/deal\/sheet\./, priority: 2 },
  {
    name: 'changes',
    test: /\/domain\/(kernel\/eventDefinition|work\/deal\/(cancellation|cancelTable|remindedBefore))\./,
    priority: 2,
  },
  { name: 'sheetWords', test: /\/domain\/work\/deal\/sheetWords\./, priority: 2 },
  // The common part of all deals, for histories; and the texts and acts of a deal, for lists of
  // deals and rooms. The first lists and the office's frame do not need them.
  {
    name: 'dealParts',
    test: (id: string) =>
      /^(domain\/work\/(deal|offer|entry)\/(row|state|status|posted|billStatus|fields)\.|projections\/deal\/(deals|terms|feeChangelogs)\.schema)/.test(
        inRepository(id),
      ),
    priority: 2,
  },
  {
    name: 'deal',
    test: (id: string) =>
      /^(domain\/work\/(deal|offer|entry)\/(table|statusView|changeRows|cancelRows)\.|projections\/deal\/(offers|entries)\.schema|web\/src\/entities\/deal\/kinds\.)/.test(
        inRepository(id),
      ),
    priority: 2,
  },
  // Lists with a live first page, with tabs or next to a detail: many screens have one, the first
  // screens none.
  { name: 'livePages', test: /\/shared\/(data\/reads\/(readPages|liveList)|ui\/(linkTabs|panes|keptPlace))\./, priority: 2 },
  // The frame of forms and the plainest field; drafts and sending; the guard against leaving; and
  // the fields that parse or choose.
  { name: 'formFrame', test: /\/shared\/forms\/(field\.module|fieldFrame|form|textInput)\./, priority: 2 },
  {
    name: 'sending',
    test: /\/shared\/(forms\/(repeatedForm|withPreview|formSteps|useFormSteps|textField|textOf|checkedForm|serverFaults|commandDialog|commandForm|useDraftForm|draftStorage|useInputAtSignOut))\./,
    priority: 2,
  },
  { name: 'leaving', test: /\/shared\/(forms\/leaveGuard|ui\/confirmDialog)\./, priority: 2 },
  { name: 'fields', test: /\/shared\/forms\/(parse\w+|(yen|number|dateTime|select|choice)Field)\./, priority: 2 },
  // Other code that many signed-in screens share.
  {
    name: (id: string, graph: ModuleGraph) => (guestPages(id, graph) ? null : 'common'),
    // The code that names fields loads with forms and details, not with the first lists.
    test: (id: string) =>
      /^(?!domain\/office\/\w+\.|(web\/src|projections)\/office)(web\/src|domain|projections)\/(?!shared\/(forms|data\/reads\/readOnce)|work\/(entry\/storedDays|job\/posting\.|deal\/)|kernel\/(definition|catalogueInput|catalogueEvent|fieldTexts|calendar\/days|errorMessages|foreseenMessages)|people\/(talent\/(profile|details\.)|client\/(profile|address))|\w+\/\w+\/fields|deal\/|entities\/(sheet\/|deal\/(rowFacts|deals|candidates))|features\/deal\/(shownTerms|terms\.|components\/(terms|sheet))|.*(deal\/queries|[dD]ialog|[mM]enu))/.test(
        inRepository(id),
      ),
    minShareCount: 12,
    priority: 1,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));
