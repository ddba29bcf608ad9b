import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import type { LinkCard } from '@/shared/landing/LinkCards.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Section } from '@/ui/Section.tsx'
import type { Word } from '../offers/OfferView.tsx'
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
      <table className={s.compare}>
        <caption className="heading">{word('compare.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{word('compare.name')}</th>
            {lines.map((line) => (
              <th key={line} scope="col">
                {word(`compare.${line}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {['browser', ...programs.map(({ id }) => id)].map((id) => (
            <tr key={id}>
              <th scope="row">{word(`compare.${id}.name`)}</th>
              {lines.map((line) => (
                <td key={line} data-label={word(`compare.${line}`)}>
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
