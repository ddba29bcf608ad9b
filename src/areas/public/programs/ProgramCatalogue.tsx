import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import type { LinkCard } from '@/shared/landing/LinkCards.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Section } from '@/ui/Section.tsx'
import type { OfferWord } from '../offers/OfferView.tsx'
import { tableRoles } from '@/ui/table-roles.ts'
import s from '../public.module.css'

const programs = [
  { id: 'windows', to: { id: 'workerProgram', slugs: { product: 'windows' } } },
  { id: 'android', to: { id: 'workerProgram', slugs: { product: 'android' } } },
  { id: 'rs', to: { id: 'captchaBotRs' } },
] as const satisfies readonly Pick<LinkCard, 'id' | 'to'>[]
const ids = ['browser', 'windows', 'android', 'rs'] as const
const names: Readonly<Record<(typeof ids)[number], string>> = {
  browser: 'compare.browser.name',
  windows: 'windows.crumb',
  android: 'android.crumb',
  rs: 'list.rs.name',
}
const lines = ['device', 'input', 'language', 'kinds', 'fits'] as const

/** The programs with their pages, compared with the browser. */
export function ProgramCatalogue({ word }: { word: OfferWord }) {
  return (
    <Section title={word('list.title')}>
      <div className={s.list}>
        <LinkCards
          items={programs.map(({ id, to }) => ({
            id,
            to,
            title: word(`list.${id}.name`),
            text: word(`list.${id}.text`),
            aside: <Badge>{word(id === 'rs' ? 'list.rs.badge' : `${id}.crumb`)}</Badge>,
          }))}
        />
      </div>
      <table {...tableRoles.table} className={`grid-table text-2 mt-7 ${s.compare}`}>
        <caption className="heading">{word('compare.title')}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th scope="col" {...tableRoles.head}>
              {word('compare.name')}
            </th>
            {lines.map((line) => (
              <th key={line} scope="col" {...tableRoles.head}>
                {word(`compare.${line}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {ids.map((id) => (
            <tr key={id} {...tableRoles.row}>
              <th {...tableRoles.name}>{word(names[id])}</th>
              {lines.map((line) => (
                <td key={line} {...tableRoles.cell} data-label={word(`compare.${line}`)}>
                  {word(`compare.${id}.${line}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
