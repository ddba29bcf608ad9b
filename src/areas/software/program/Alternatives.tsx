import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { ProgramCard } from '../catalogue/ProgramCard.tsx'
import { mostCompared } from '../catalogue/compared.ts'
import s from '../software.module.css'

/** Programs that do the same. Nothing where there are none, or where the backend has no such call. */
export function Alternatives({ item }: { item: SoftwareItem }) {
  const { t } = useTranslation('software')
  const { data } = softwareApi.useSoftwareAlternativesQuery({ slug: item.slug })
  const others = data?.records ?? []
  if (others.length === 0) return null
  const compared = [item, ...others].slice(0, mostCompared).map(({ slug }) => slug)
  return (
    <section aria-labelledby="program-alternatives" className="stack gap-4">
      <div className="cluster gap-3 between">
        <h2 id="program-alternatives">{t('alternatives.title')}</h2>
        <RouteLink
          to={{ id: 'software', search: { compare: compared.join(','), modal: 'compare' } }}
        >
          {t('alternatives.compare', { count: compared.length - 1 })}
        </RouteLink>
      </div>
      <ul className={`grid gap-4 ${s.others}`}>
        {others.map((other) => (
          <li key={other.id} className="grid">
            <ProgramCard item={other} eager={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
