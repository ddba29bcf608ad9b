import { personaOf } from '../../src/mocks/personas.ts'
import type { PersonaName } from '../../src/mocks/personas.ts'
import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import { areas, pages } from '../../src/routes/table/index.ts'
import type { PageId } from '../../src/routes/table/index.ts'
import type { PageRow } from '../../src/routes/types.ts'

/**
 * A page of the route table, with an address that the mock backend answers and a persona who may
 * see it.
 */
export interface SamplePage {
  id: PageId
  row: PageRow
  area: string
  address: string
  persona: PersonaName
}

/** Addresses of rows whose path has an open parameter, and of pages that need a query. */
const addresses: Partial<Record<PageId, string>> = {
  blogArticle: '/blog/how-polling-works',
  tutorial: '/h/first-request',
  softwareProgram: '/software/lantern',
  softwareEdit: '/software/lantern/edit',
  softwareStatistic: '/software/statistic/lantern',
  apiDocsArticle: '/api-docs/recaptcha-v2',
  apiDocsVersion: '/api-docs/recaptcha-v2/v1',
  softwareArticle: '/software/blog/choosing-a-client-library',
  checkRemind: '/auth/check_remind/fresh/1002',
  checkKey: '/auth/check_key/fresh/1001',
  editPurse: '/auth/edit_purse/fresh/1002',
  changeEmail: '/auth/change_email/fresh/1002/old',
  deleteEmail: '/auth/delete_email/fresh/1002',
  payOk: '/pay/ok?paymentId=1002001',
  payError: '/pay/error?paymentId=1002033',
  payMethod: '/pay/bank-card',
  sendUserHash: '/pay/send_user_hash/fresh/1002',
  joinTeam: '/profile/team/join/fresh/1002',
  editorBlogArticle: '/editor/blog/how-polling-works',
  editorBlogEdit: '/editor/blog/how-polling-works/edit',
  editorTutorialArticle: '/editor/h/first-request',
  editorTutorialEdit: '/editor/h/first-request/edit',
  editorSoftwareArticle: '/editor/software/blog/choosing-a-client-library',
  editorSoftwareEdit: '/editor/software/blog/choosing-a-client-library/edit',
  faqAnswer: '/support/faq/billing-refund',
  statusLink: '/support/status/fresh',
  ticket: '/support/tickets/T-2001',
  labelProject: '/data/projects/41',
  labelProjectEdit: '/data/projects/41/edit',
  labelItems: '/data/projects/41/items',
  labelReview: '/data/projects/41/review',
  labelExports: '/data/projects/41/exports',
  notFound: '/nothing-here',
}

/** Pages that show content only to some of the people whom their guard admits. */
const special: Partial<Record<PageId, PersonaName>> = {
  selectRole: 'newcomer',
  joinTeam: 'newcomer',
  softwareSoftlist: 'developer',
  softwareEdit: 'developer',
  softwareStatistic: 'developer',
}

function areaOf(id: PageId): string {
  const found = Object.entries(areas).find(([, rows]) => id in rows)
  if (!found) throw new Error(`No area has the row ${id}.`)
  return found[0]
}

/** @throws Error for a row whose path has an open parameter and no address above */
function addressOf(id: PageId): string {
  const found =
    addresses[id] ?? pagePaths.find((page) => page.id === id && isStatic(page.path))?.path
  if (found === undefined) throw new Error(`tests/support/pages.ts needs an address of ${id}.`)
  return found
}

/** Every page of the table once, except signing out, which shows no page. */
export const samplePages: readonly SamplePage[] = pages
  .filter(({ id }) => id !== 'logout')
  .map(({ id, row }) => ({
    id,
    row,
    area: areaOf(id),
    address: addressOf(id),
    persona:
      special[id] ??
      (areaOf(id) === 'worker' && row.guard === 'user' ? 'worker' : personaOf[row.guard]),
  }))

/** The member pages, which replace an open page for a signed-in person (`member` of a row). */
export const memberPages: readonly SamplePage[] = samplePages
  .filter(({ row }) => row.member)
  .map((page) => ({ ...page, persona: personaOf.user }))

/** The common kind of pages: their area, their layout and their guard. */
export const kindOf = ({ area, row }: SamplePage): string => `${area} ${row.layout} ${row.guard}`
