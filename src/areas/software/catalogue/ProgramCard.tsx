import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { formatFor } from '@/i18n/format.ts'
import { cutText } from '@/lib/cut-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { ProgramLogo } from '../terms/ProgramLogo.tsx'
import { RatingLine } from '../terms/Stars.tsx'
import { useTerms } from '@/shared/program/use-terms.ts'
import { foreignTag } from '@/site/languages.ts'
import s from '../software.module.css'

interface ProgramCardProps {
  item: SoftwareItem
  eager: boolean
  /** Whether it is chosen for a comparison; left out where nothing is compared. */
  compare?: { isChosen: boolean; isFull: boolean; onToggle: () => void }
}

/** A program of the list. The whole card is clickable; the link is its title. */
export function ProgramCard({ item, eager, compare }: ProgramCardProps) {
  const { t } = useTranslation('software')
  const terms = useTerms()
  const { language } = usePage()
  const format = formatFor(useLocale())
  const { title, slug, tagline, platforms, pricing, rating, verified } = item
  return (
    <article className={`panel relative row gap-3 pad-4 column ${s.card}`}>
      <div className="row gap-3 align-center min-0">
        <ProgramLogo url={item.logoUrl} title={title} eager={eager} />
        <div>
          <h2 className={`text-4 break ${s.cardTitle}`}>
            <RouteLink to={{ id: 'softwareProgram', params: { slug } }}>{cutText(title)}</RouteLink>
          </h2>
          <p className="text-2">
            <RatingLine avg={rating?.avg ?? null} count={rating?.count ?? 0} />
          </p>
        </div>
      </div>
      {tagline && (
        <p className="grow quiet text-2 break" lang={foreignTag(item.language, language)}>
          {cutText(tagline, 1000)}
        </p>
      )}
      <p className="cluster gap-1 gap-x-3 faint text-1">
        {pricing && <span className={`bold ${s.price}`}>{terms.pricing(pricing)}</span>}
        {platforms.length > 0 && <span>{format.list(platforms.map(terms.platform))}</span>}
        {verified && (
          <span className="inline-row gap-1 ok">
            <BadgeCheck size={16} aria-hidden="true" />
            {t('verified')}
          </span>
        )}
      </p>
      {compare && (
        <Button
          variant="service"
          className={s.compared}
          aria-pressed={compare.isChosen}
          {...(compare.isFull && !compare.isChosen && { disabledReason: t('compare.full') })}
          onClick={compare.onToggle}
        >
          {t(compare.isChosen ? 'compare.added' : 'compare.add')}{' '}
          <span className="visually-hidden">{cutText(title, 60)}</span>
        </Button>
      )}
    </article>
  )
}
