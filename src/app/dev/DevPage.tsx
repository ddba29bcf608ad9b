import { ScreenHead } from '@/head/ScreenHead.tsx'
import { guards } from '@/routes/guards.ts'
import type { Person } from '@/routes/guards.ts'
import { findPage } from '@/routes/paths.ts'
import { pages } from '@/routes/table/index.ts'
import { Container } from '@/ui/Container.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { KitGallery } from './gallery/KitGallery.tsx'

const people: Record<string, Person> = {
  anonymous: null,
  newcomer: { userType: null, permissions: {} },
  customer: { userType: 'customer', permissions: {} },
  worker: { userType: 'worker', permissions: {} },
  developer: { userType: 'developer', permissions: {} },
  moderator: { userType: 'customer', permissions: { moderator: true } },
  admin: { userType: 'customer', permissions: { admin: true } },
}

function verdict(person: Person, id: (typeof pages)[number]): string {
  const match = (path: string) => findPage(path) !== undefined
  const answer = guards[id.row.guard](person, {
    path: id.row.path,
    href: id.row.path,
    search: '',
    match,
    origin: location.origin,
  })
  return answer === 'pass' ? 'opens' : answer.to
}

/** Development only, at /__dev: every route by persona, every primitive in every state. */
export function DevPage() {
  return (
    <main id="content">
      <ScreenHead title="Gallery and routes" />
      <Container>
        <h1 className="title">Routes by persona</h1>
        <DataTable
          caption="What each route does for each persona. A link signs in as that persona."
          rowKey={(page) => page.id}
          rows={pages}
          columns={[
            {
              key: 'path',
              header: 'Path',
              rowHeader: true,
              cell: (page) => <code>{page.row.path}</code>,
            },
            { key: 'guard', header: 'Guard', cell: (page) => page.row.guard },
            ...Object.entries(people).map(([name, person]) => ({
              key: name,
              header: name,
              cell: (page: (typeof pages)[number]) => (
                <a href={`${page.row.path.replace('*', 'not-found')}?persona=${name}`}>
                  {verdict(person, page)}
                </a>
              ),
            })),
          ]}
        />
      </Container>
      <KitGallery />
    </main>
  )
}
