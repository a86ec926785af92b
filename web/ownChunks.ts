import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const repository = fileURLToPath(new URL('..', import.meta.url));
/** A module's path from the root of the repository, whatever folder that lies in. */
export const inRepository = (id: string): string => relative(repository, id);

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** Every module that these need before they can show. */
const closure = (graph: ModuleGraph, ids: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    closure(graph, graph.getModuleInfo(id)?.importedIds ?? [], found);
  }
  return found;
};

/** A closure, once per build: by then the graph is whole. */
const neededBy = (...paths: string[]) => {
  let found: ReadonlySet<string> | undefined;
  return (id: string, graph: ModuleGraph): boolean => {
    found ??= closure(graph, paths.map(source));
    return found.has(id);
  };
};

const first = neededBy('main.ts');
const app = neededBy('app/start.tsx');
/** Asked for by every page right after the entry: what it needs must not lie with the lists. */
const flags = neededBy('shared/data/remoteConfigClient.ts');
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
  (flags(id, graph) && !/remoteConfigClient/.test(id)) ||
  (guestPages(id, graph) && (jobList(id, graph) || castList(id, graph)));
const inFrame = neededBy(...frame);
const inOfficeFrame = neededBy('office/officeFrame.tsx');
const inLists = (id: string, graph: ModuleGraph) => jobList(id, graph) && castList(id, graph);

/**
 * Ours, the names of durations, and the bundler's own helper that loads chunks.
 * Not the arithmetic with dates: only forms and the office need it.
 */
const ours = (id: string): boolean =>
  /^(web\/src|domain(?!\/calendar\/days)|projections)\//.test(inRepository(id)) || /date-fns\/constants|vite\/preload-helper/.test(id);

/**
 * Our own modules in few chunks. Left alone, what several screens share becomes some forty files of
 * a few hundred bytes each, whose requests cost a phone far more than their bytes.
 */
export const ownChunks = [
  // What runs before React is there.
  { name: (id: string, graph: ModuleGraph) => (first(id, graph) && id !== source('main.ts') ? 'first' : null), test: ours, priority: 4 },
  // With every page: what the app is made of, and what the pages of guests and the first lists have
  // in common.
  { name: (id: string, graph: ModuleGraph) => (inBase(id, graph) ? 'base' : null), test: ours, priority: 3 },
  // With every signed-in page.
  { name: (id: string, graph: ModuleGraph) => (inFrame(id, graph) ? 'frame' : null), test: ours, priority: 2 },
  // A few lines each, which many of them share.
  {
    name: 'frame',
    test: /\/(domain\/(diary\/dayKinds|client\/paymentMethod)|web\/src\/(shared\/(data\/waiting|ui\/(actionBar|prose|copyText))|features\/(review\/(useSide|components\/reviewRow)|job\/components\/jobRow\.module)))\./,
    priority: 3,
  },
  // What the two lists that people begin with have in common.
  { name: (id: string, graph: ModuleGraph) => (inLists(id, graph) && !inFrame(id, graph) ? 'lists' : null), test: ours, priority: 2 },
  // What lists of casts have in common.
  {
    name: 'casts',
    test: /\/web\/src\/features\/talent\/(components\/(cast(Card|Grid|Marks)|favoriteButton)|queries\/casts)\./,
    priority: 2,
  },
  // Short pages that belong together: after an act; the settings; of the law; about one's own
  // sign-in.
  { name: 'done', test: /\/web\/src\/features\/.*DoneScreen\.tsx$/, priority: 2 },
  {
    name: 'settings',
    test: /\/(domain\/notification\/topics|web\/src\/features\/account\/(screens\/talentSettingsScreen|components\/noticeSettings|commands\/chooseMail|push\/\w+))\./,
    priority: 2,
  },
  // What an invoice is to its client and the office.
  {
    name: 'invoice',
    test: /\/(web\/src\/features|projections|domain)\/invoice\/(components|queries|screens|status|public|content|paperNames|invoices\.schema)/,
    priority: 2,
  },
  // Questions to the office.
  { name: 'contact', test: /\/web\/src\/features\/contact\//, priority: 2 },
  { name: 'legal', test: /\/web\/src\/features\/legal\/(screens|components|legalDocument)/, priority: 2 },
  {
    name: 'credentials',
    test: /\/web\/src\/(features\/session\/(screens\/(password|mail|verif)\w+|useVerificationWatch)|shared\/data\/ownPassword)\./,
    priority: 2,
  },
  {
    name: (id: string, graph: ModuleGraph) => (guestPages(id, graph) ? 'signIn' : null),
    test: /\/web\/src\/features\/session\//,
    minShareCount: 2,
    priority: 2,
  },
  // What histories call events; and all their words. Many screens name one, none of the first ones
  // does.
  { name: 'historyWords', test: /\/domain\/words\/historyWords\./, priority: 3 },
  { name: 'words', test: /\/domain\/words\//, priority: 2 },
  // What the office's screens share.
  {
    name: (id: string, graph: ModuleGraph) => (inOfficeFrame(id, graph) ? null : 'office'),
    test: (id: string) =>
      /^(web\/src\/office\/(?!fieldName|list\/span|masters|students|figures|deals|audit|operations|.*[dD]ialog)|projections\/\w+\/(office\w+|histories)\.schema)/.test(
        inRepository(id),
      ),
    minShareCount: 4,
    priority: 2,
  },
  // Who does what at the office: a few lines each, which most of its screens share.
  {
    name: 'officeRoles',
    test: /\/(domain\/(office\/(?!roles\.|fourEyes)|account\/memberName)|web\/src\/office\/(roles\/|shownCount|officeKeys))/,
    minShareCount: 2,
    priority: 4,
  },
  // What waits for the office, and what is put off: the frame and its lists count it.
  {
    name: 'waiting',
    test: /\/(web\/src\/office\/(home\/queries\/waiting|desk\/openDesks)|projections\/office\/desks\.schema|domain\/desk\/waitingLists)\./,
    priority: 3,
  },
  // A few lines each, which deals and the office's frame need.
  { name: 'deals', test: /\/domain\/(deal\/(storedSheet|proxyAnswers)|office\/roles)\./, priority: 5 },
  // The names of all fields, for the office.
  { name: 'fieldNames', test: /\/(office\/fieldName|domain\/fieldNames)\./, priority: 2 },
  // What names fields and limits texts, with the fields that every aggregate has.
  { name: 'fieldMeta', test: /\/domain\/kernel\/(fieldMeta|commonFields|fingerprint)\./, priority: 2 },
  // The schemas of a terms sheet; those of changes; and its words. Only details and forms show
  // them.
  { name: 'sheet', test: /\/domain\/deal\/sheet\./, priority: 2 },
  { name: 'changes', test: /\/domain\/(kernel\/eventDefinition|deal\/(changes|cancellation|cancelTable))\./, priority: 2 },
  { name: 'sheetWords', test: /\/domain\/deal\/sheetWords\./, priority: 2 },
  // What all deals have in common, which histories name; and what a deal says and may do: lists of
  // deals and rooms need it, the first lists and the office's frame do not.
  {
    name: 'dealParts',
    test: (id: string) =>
      /^(domain\/(deal|offer|entry)\/(row|state|status|posted|billStatus|fields)\.|projections\/deal\/(deals|terms|feeChangelogs)\.schema)/.test(
        inRepository(id),
      ),
    priority: 2,
  },
  {
    name: 'deal',
    test: (id: string) =>
      /^(domain\/(deal|offer|entry)\/(table|statusView|changeRows|cancelRows)\.|projections\/deal\/(offers|entries)\.schema|web\/src\/features\/deal\/kinds\.)/.test(
        inRepository(id),
      ),
    priority: 2,
  },
  // Lists with a live beginning, in tabs or beside what was chosen: many screens have one, none of
  // the first ones does.
  { name: 'livePages', test: /\/shared\/(data\/(readPages|liveList)|ui\/(linkTabs|panes|keptPlace))\./, priority: 2 },
  // The frame of forms and their plainest field; what a form that is kept and sent needs, and one
  // that is left; and the fields that parse or choose.
  { name: 'formFrame', test: /\/shared\/forms\/(field\.module|fieldFrame|form|textInput)\./, priority: 2 },
  {
    name: 'sending',
    test: /\/shared\/(forms\/(repeatedForm|withPreview|formSteps|useFormSteps|textField|textOf|checkedForm|serverFaults|commandDialog|commandForm|useKeptForm|keptInput))\./,
    priority: 2,
  },
  { name: 'leaving', test: /\/shared\/(forms\/leaveGuard|ui\/confirmDialog)\./, priority: 2 },
  { name: 'fields', test: /\/shared\/forms\/(parse\w+|(yen|number|dateTime|select|choice)Field)\./, priority: 2 },
  // What many signed-in screens share beyond that.
  {
    name: (id: string, graph: ModuleGraph) => (guestPages(id, graph) ? null : 'common'),
    // What names fields comes with forms and details, not with the first lists.
    test: (id: string) =>
      /^(web\/src|domain|projections)\/(?!office|shared\/(forms|data\/readOnce)|entry\/storedDays|calendar\/days|kernel\/(errorMessages|foreseenMessages)|job\/posting|talent\/(profile|details)|client\/(profile|address)|\w+\/fields|deal\/|features\/sheet|features\/deal\/(shownTerms|rowFacts|terms\.|components\/(terms|sheet))|.*(deal\/queries|[dD]ialog|[mM]enu))/.test(
        inRepository(id),
      ),
    minShareCount: 12,
    priority: 1,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));
