import type { Rolldown } from 'vite'
import { accountChunks } from './account.ts'

type Group = Rolldown.CodeSplittingGroup

/** The chunk of what open pages of an area have in common, such as `public-documents`; null for everything else. */
function shared(id: string): string | null {
  if (id.includes('/src/shared/landing/Document')) return 'public-documents'
  // The index of types has the table, and nothing of a type's page.
  if (
    /\/landing\/(?:model\/(?:captcha-types|availability)|parts\/type\/(?:type-target|ExamplesPlace|examples|StateBadge))\.|\/shared\/code-task\/(?!more)/.test(
      id,
    )
  )
    return 'landing-table'
  const [, area, folder] = /\/src\/areas\/(\w+)\/(?:parts|model)\/(?:([\w-]+)\/)?/.exec(id) ?? []
  if (area === undefined || /^(?:auth|customer|pay|profile|editor)$/.test(area)) return null
  // The samples of code and the table of types come with the pages of types.
  const part = folder === 'samples' || (area === 'landing' && folder === undefined) ? 'type' : folder
  return part === undefined ? area : `${area}-${part}`
}

/** Of two that a module fits, the one of the higher priority has it; of two of the same, the first. */
const groups: readonly Group[] = [
  { name: 'framework', tags: ['$initial'], test: /node_modules\/(?!lucide)/, priority: 9 },
  { name: 'app', tags: ['$initial'], priority: 8 },
  // Writing cookies is not a part of any first view.
  {
    name: 'attribution',
    test: /universal-cookie|\/src\/api\/track\.|\/src\/session\/(?:cookies|attribution\/(?!registration))/,
    priority: 7,
  },
  // What is needed together comes in one file: the first load has few of them.
  {
    name: 'data',
    test: /@reduxjs|@standard-schema|node_modules\/(?:immer|reselect)\/|\/src\/api\/(?:api|load)\.ts|\/src\/api\/endpoints\/(?:user|auth)\.|\/src\/app\/pages\/customer\.ts|\/src\/session\/(?:person|take-up|enter|sign-out|currency)|\/src\/shared\/account\/first-paint/,
    priority: 4,
  },
  {
    name: 'forms',
    test: /\/src\/ui\/(?:PasswordInput|ErrorSummary|Textarea)|\/src\/lib\/plain\.ts|\/src\/shared\/link\/(?:link-arg|use-link)|\/src\/shared\/form\/(?:Form\.tsx|use-form|use-value|form-store|use-draft|use-field-words|issues|label-of)/,
    priority: 5,
  },
  {
    name: 'auth',
    test: /\/src\/api\/contract\/(?:auth|oauth|two-factor|confirm)\.ts|\/src\/api\/oauth|\/src\/shared\/password\/|\/src\/areas\/auth\/(?:parts\/(?:AuthCard|CredentialFields|TypedEmail|oauth\/(?:OauthButtons|use-providers)|use-signed-in|use-heading|roles)|model\/(?:forms|arrival|after-sign-in))/,
    priority: 1,
  },
  {
    name: 'chart',
    test: /node_modules\/d3-|\/src\/shared\/chart\/|lucide-react\/dist\/esm\/icons\/(?:chart-column|chart-line|table)\./,
    priority: 2,
  },
  // Articles: their lists, their pages, and what both have; readers and states of failure come later.
  {
    name: 'list',
    test: /\/src\/shared\/(?:article\/(?:List|ArticleCard|CardSkeletons|use-list|list[-.]|sortings)|infinite-list\/)|lucide-react\/dist\/esm\/icons\/rss\./,
    minShareCount: 2,
    priority: 5,
  },
  {
    name: 'reading',
    test: /\/src\/shared\/article\/(?:Dated|Difficulty|kinds|loaders|picture|live|use-touched)|\/src\/shared\/html\/plain-text|\/src\/routes\/articles/,
    minShareCount: 2,
    priority: 5,
  },
  {
    name: 'article',
    test: /\/src\/shared\/article\/(?!Readers|States|vote)|lucide-react\/dist\/esm\/icons\/(?:thumbs-up|thumbs-down|share-2)\./,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'table',
    test: /\/src\/ui\/DataTable|lucide-react\/dist\/esm\/icons\/(?:arrow-down|chevrons-up-down)\./,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'landing',
    test: /\/src\/shared\/landing\/(?!Document)|\/src\/areas\/public\/model\/job-postings|\/src\/head\/structured|\/src\/shared\/code-sample\/|\/src\/lib\/code-marks|\/src\/ui\/(?:CodeBlock|Kbd|use-scrollable)|lucide-react\/dist\/esm\/icons\/(?:list-ordered|rotate-ccw-clock)\./,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'glyphs',
    test: /illustrations\/(?:GlyphBoard|glyph-paths)|\/src\/areas\/public\/(?:parts|model)\/home\//,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'fields',
    test: /\/src\/ui\/(?:Empty|Field|field-|focus-group|use-take-focus|TextInput|RadioCards|Checkbox|Select|SearchInput)|\/src\/shared\/query\/(?:use-under-way|use-address-query)|\/src\/i18n\/format|\/src\/lib\/(?:known|plain-code|sentences)|\/src\/shared\/(?:html\/(?:link-target|picture-url|sanitiser)|picture-url)/,
    minShareCount: 2,
    priority: 3,
  },
  // What the pages of one area share, by the folder it stands in.
  { name: shared, debugName: 'shared', minShareCount: 2, priority: 0 },
  // With the schemas come figures, icons, and the small parts that every failed action draws. The rows of the other areas come with those.
  {
    name: 'schema',
    test: /valibot|lucide-react|\/src\/ui\/(?:Stack|illustrations\/(?:EmptyBox|BrokenSignal)|Money|ErrorState|Card|Modal\.)|\/src\/shared\/(?:Problem|account\/PartLost)|\/src\/lib\/decimal|\/src\/i18n\/countries|\/src\/shared\/form\/(?:FormProblem|Form\.module|refusal|retry)|\/src\/session\/(?:drafts|kept)|\/src\/shared\/payment-intent\/nothing-done|\/src\/api\/(?:ask|call|person-id)\.ts|\/src\/api\/contract\/(?:common|credentials|sign-out|types|field-codes|user)\.ts/,
    minShareCount: 2,
    priority: 2,
  },
]

/** The chunk in which a module has its place by what it is. */
function placed(id: string): string | undefined {
  const [group] = groups
    .filter(({ tags, test }) => !tags && test instanceof RegExp && test.test(id))
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
  return typeof group?.name === 'string' ? group.name : undefined
}

/** Which modules come in one file. */
export const chunkGroups = (): Group[] => [{ name: accountChunks(placed), debugName: 'account', priority: 3 }, ...groups]
