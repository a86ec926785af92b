import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstScreens, loadingOrder } from './loadingOrder.ts';

type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const repository = fileURLToPath(new URL('..', import.meta.url));
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

const { entry, frame } = loadingOrder;
const first = neededBy(entry);
const app = neededBy(loadingOrder.app);
const flags = neededBy(loadingOrder.flags);
const guestPages = neededBy(...Object.values(firstScreens.guest));
const lists = [...new Set(Object.values(firstScreens.signedIn))].map((screen) => neededBy(...frame, screen));

/** Labels that lists, forms and the office share: the office has 181.6 KB without it, not 181. */
const isLabels = (id: string) => /kernel\/proficiencies\./.test(id);

const inBase = (id: string, graph: ModuleGraph) =>
  app(id, graph) ||
  isLabels(id) ||
  id === source('shared/ui/notice.tsx') ||
  id === source('shared/forms/composing.ts') ||
  id === source('shared/forms/draftStorage.ts') ||
  (flags(id, graph) && id !== source(loadingOrder.flags)) ||
  (guestPages(id, graph) && lists.some((needs) => needs(id, graph)));
const inFrame = neededBy(...frame);
const inOfficeFrame = neededBy('office/officeFrame.tsx');
/** The options of a filter, which forms have too: 19 requests of the first list instead of 18. */
const isInFilter = (id: string) => /shared\/forms\/proficiencyOptions\./.test(id);
/** What the office's frame and its queues need of code that many pages share. */
const forOffice = (id: string) => /(kernel\/officeParts|shared\/ui\/(loaded|listed|statusChip))\./.test(id);
const inLists = (id: string, graph: ModuleGraph) => lists.every((needs) => needs(id, graph));

/**
 * Our own base modules, the names of durations, and the bundler's helper that loads chunks. Without
 * date arithmetic, which only forms and the office need.
 */
const ours = (id: string): boolean =>
  /^(web\/src|domain(?!\/kernel\/calendar\/days)|projections)\//.test(inRepository(id)) ||
  /date-fns\/constants|vite\/preload-helper/.test(id);

/**
 * Groups our modules into few chunks. By default the shared code becomes about forty files of a few
 * hundred bytes each, and their requests cost a phone far more than the bytes. Each group says what
 * is at least 5 % worse without it: kilobytes after brotli, or requests (`npm run sizes`).
 */
export const ownChunks = [
  // Code that runs before React has loaded. Sign-in: 155 KB instead of 144, one request more.
  { name: (id: string, graph: ModuleGraph) => (first(id, graph) && id !== source(entry) ? 'first' : null), test: ours, priority: 4 },
  // On every page: the base of the app, and the code that guest pages and the first lists share.
  // Without any group a page has 40 requests instead of 19.
  { name: (id: string, graph: ModuleGraph) => (inBase(id, graph) ? 'base' : null), test: ours, priority: 3 },
  // On every signed-in page.
  { name: (id: string, graph: ModuleGraph) => (inFrame(id, graph) ? 'frame' : null), test: ours, priority: 2 },
  // Shared by the two lists that users see first: 23 requests instead of 17.
  {
    name: (id: string, graph: ModuleGraph) =>
      (inLists(id, graph) && !inFrame(id, graph)) || forOffice(id) || isInFilter(id) ? 'lists' : null,
    test: ours,
    priority: 2,
  },
  // The search of lists: the office's frame has 26 KB without it, instead of 23.
  {
    name: 'search',
    test: /\/(web\/src\/(shared\/search\/(searchPanel|searchList|foundPages|filterDays)|entities\/favorite\/\w+|features\/savedSearch\/public)|projections\/favorite\/favorites\.schema|domain\/work\/favorite\/target)\./,
    priority: 3,
  },
  // Shared by lists of casts: 19 requests of the first list instead of 17.
  {
    name: 'casts',
    test: /\/web\/src\/features\/talent\/(components\/(cast(Card|Grid|Marks|Skills|SearchList)|filterSkills)|queries\/casts)\./,
    priority: 2,
  },
  // The data of casts, without their lists: the office's frame has 28 KB without it.
  {
    name: 'castData',
    test: /\/(domain\/people\/talent\/\w+Rows|projections\/talent\/talents\.schema|web\/src\/entities\/cast\/cast)\./,
    priority: 3,
  },
  // Sign-in: 12 requests instead of 10.
  {
    name: (id: string, graph: ModuleGraph) => (guestPages(id, graph) ? 'signIn' : null),
    test: /\/web\/src\/features\/session\//,
    minShareCount: 2,
    priority: 2,
  },
  // The texts of events in histories. Many screens name a few events, the first screens none. The
  // largest route: 29.6 KB instead of 26.7.
  { name: 'historyWords', test: /\/domain\/talk\/words\/historyWords\./, priority: 3 },
  // Shared by the office's screens. The page with the most requests: 43 instead of 38.
  {
    name: (id: string, graph: ModuleGraph) => (inOfficeFrame(id, graph) ? null : 'office'),
    test: (id: string) =>
      /^(web\/src\/office\/(?!acts\/(?!colleague)|jobs|bills|payouts|list\/(span|fieldName|dataTable|officePages|listTable|queueTable)|members\/members|person|filters\/(bill|job)|history|dealParts|masters|students|figures|deals|audit|operations|.*[dD]ialog)|domain\/(office\/(sla|callables)|people\/account\/memberName)\.|projections\/account\/officeAccounts\.schema)/.test(
        inRepository(id),
      ),
    minShareCount: 4,
    priority: 2,
  },
  // The names of all fields, for the office. The largest route: 30.6 KB instead of 26.7.
  { name: 'fieldNames', test: /\/(office\/list\/fieldName|domain\/fieldNames)\./, priority: 2 },
  // The code that names fields and limits texts, with the fields that all aggregates have. Without
  // it the chunks `common` and `storedSheet` import each other.
  { name: 'fieldMeta', test: /\/domain\/kernel\/(fieldMeta|commonFields|fingerprint)\./, priority: 2 },
  // Accounts and the duties of members, without the stored terms: the office's frame has 25 KB with
  // both in one chunk.
  { name: 'accounts', test: /\/(domain\/kernel\/officeRoles|projections\/account\/users\.schema)\./, priority: 5 },
  { name: 'storedTerms', test: /\/domain\/(work\/deal\/storedSheet|kernel\/priceFields)\./, priority: 5 },
  // The amounts of deals. Without it `common` and the price list import each other.
  {
    name: 'money',
    test: /\/(domain\/(kernel\/prices|money\/(invoice\/status|payout\/arrival)|work\/deal\/amounts)|projections\/office\/priceLists\.schema|web\/src\/entities\/deal\/(prices|moneyBox))\./,
    priority: 3,
  },
  // The roles of office members: small modules that most of its screens share.
  {
    name: 'officeRoles',
    test: /\/(domain\/(office\/(?!roleNames|fourEyes|sla\.|callables\.)\w+\.ts|office\/desk\/kinds|kernel\/definition\.)|web\/src\/office\/(roles\/|list\/(texts|officeKeys)))/,
    minShareCount: 2,
    priority: 4,
  },
  // Counts of waiting and snoozed work: the office's frame has 28 KB without it.
  {
    name: 'waiting',
    test: /\/(web\/src\/office\/desk\/(waiting|openDesks)|projections\/office\/desks\.schema|domain\/office\/desk\/waitingLists)\./,
    priority: 3,
  },
  // The schemas and texts of changes. Only detail pages and forms of deals need them.
  {
    name: 'changes',
    test: /\/domain\/(kernel\/eventDefinition|work\/deal\/(cancellation|cancelTable|remindedBefore))\./,
    priority: 2,
  },
  // The fields of a choice or a number, which forms share.
  { name: 'fields', test: /\/shared\/forms\/(parse\w+|(number|dateTime|select|choice)Field)\./, priority: 2 },
  // The common part of all deals, for histories: 42 requests of a page instead of 38. The texts and
  // acts of a deal, for lists of deals and rooms: the largest route has 34.5 KB instead of 26.7.
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
      /^(domain\/work\/(deal|offer|entry)\/(table|statusView|changeRows|cancelRows|dueNames)\.|projections\/deal\/(offers|entries)\.schema|web\/src\/entities\/deal\/(kinds|dealStatusChip)\.)/.test(
        inRepository(id),
      ),
    priority: 2,
  },
  // The reads of deals, and the deal of an address: the largest route has 28.7 KB without.
  { name: 'deals', test: /\/src\/(entities\/deal\/(deals|candidates)|features\/deal\/components\/addressedDeal)\./, priority: 2 },
  // Lists with a live first page, with tabs or next to a detail: many screens have one, the first
  // screens none. The largest route: 27.7 KB instead of 26.2.
  { name: 'livePages', test: /\/shared\/(data\/reads\/(readPages|liveList)|ui\/(linkTabs|panes|keptPlace))\./, priority: 2 },
  // The frame of forms and the plainest field: 12 requests of the sign-in instead of 10. Drafts and
  // sending: 42 requests of a page instead of 38.
  { name: 'formFrame', test: /\/shared\/forms\/(field\.module|fieldFrame|form|textInput)\./, priority: 2 },
  {
    name: 'sending',
    test: /\/shared\/(forms\/(repeatedForm|withPreview|formSteps|useFormSteps|textField|textOf|checkedForm|commandDialog|commandForm|useDraftForm|draftStorage|useInputAtSignOut))\./,
    priority: 2,
  },
  // Other code that many signed-in screens share. The first list: 21 requests instead of 18.
  {
    name: (id: string, graph: ModuleGraph) => (guestPages(id, graph) ? null : 'common'),
    // The code that names fields loads with forms and details, not with the first lists.
    test: (id: string) =>
      /^(?!domain\/office\/\w+\.|(web\/src|projections)\/office)(web\/src|domain|projections)\/(?!shared\/(ui\/joinedList|forms|search\/words|data\/(reads\/readOnce|commands\/(uploadFile|useManyCommands)))|work\/(entry\/storedDays|job\/(posting|workDates)\.|deal\/|search\/)|money\/payout\/statement|kernel\/(words\/row|definition|folding|catalogueInput|catalogueEvent|fieldTexts|calendar\/days|errorMessages|foreseenMessages)|people\/(media\/uploads|talent\/(profile|details\.)|client\/(profile|address))|\w+\/\w+\/fields|deal\/|entities\/(sheet\/|deal\/(rowFacts|deals|candidates|workShown))|features\/deal\/(commands\/|shownTerms|terms\.|components\/(terms|sheet))|.*(deal\/queries|[dD]ialog|[mM]enu))/.test(
        inRepository(id),
      ),
    minShareCount: 12,
    priority: 1,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));
