import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import type { LinkCard } from '@/shared/landing/LinkCards.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Section } from '@/ui/Section.tsx'
import type { Word } from '../offers/OfferPage.tsx'
import s from './programs.module.css'

const programs = [
  { id: 'windows', to: { id: 'workerProgram', slugs: { product: 'windows' } } },
  { id: 'android', to: { id: 'workerProgram', slugs: { product: 'android' } } },
  { id: 'rs', to: { id: 'captchaBotRs' } },
] as const satisfies readonly Pick<LinkCard, 'id' | 'to'>[]
const lines = ['device', 'input', 'language', 'kinds', 'fits'] as const

/** The programs, each with its page, and side by side with the browser. */
export function Catalogue({ word }: { word: Word }) {
  return (
    <Section title={word('list.title')} lead={word('list.lead')}>
      <div className={s.list}>
        <LinkCards
          items={programs.map(({ id, to }) => ({
            id,
            to,
            title: word(`list.${id}.name`),
            text: word(`list.${id}.text`),
            aside: <Badge>{word(`list.${id}.badge`)}</Badge>,
          }))}
        />
      </div>
      <DataTable
        className={s.compare}
        caption={word('compare.title')}
        rows={['browser', ...programs.map(({ id }) => id)]}
        rowKey={(id) => id}
        columns={[
          { key: 'name', header: word('compare.name'), rowHeader: true, cell: (id) => word(`compare.${id}.name`) },
          ...lines.map((line) => ({ key: line, header: word(`compare.${line}`), cell: (id: string) => word(`compare.${id}.${line}`) })),
        ]}
      />
    </Section>
  )
}
