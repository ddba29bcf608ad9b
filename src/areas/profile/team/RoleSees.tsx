import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { inBrackets } from '@/lib/sentences.ts'
import { roleOpens, teamAreas } from '@/routes/team.ts'
import type { TeamArea, TeamRole } from '@/routes/team.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { areaPages } from './role-pages.ts'

/** What a role opens and what not, with the pages of each part of the account. */
export function RoleSees({ role, title }: { role: TeamRole; title?: string }) {
  const { t } = useTranslation('team')
  const heading = useId()
  const closed = teamAreas.filter((area) => !roleOpens(role, area))
  return (
    <section aria-labelledby={heading} className="box pad-4 stack gap-3 text-2">
      <h3 id={heading}>{title ?? t('sees.title', { role: t(`role.${role}.label`) })}</h3>
      <Areas areas={teamAreas.filter((area) => roleOpens(role, area))} Icon={Check} />
      {closed.length > 0 && (
        <>
          <h4 className="quiet">{t('sees.not')}</h4>
          <Areas areas={closed} Icon={X} />
        </>
      )}
    </section>
  )
}

function Areas({ areas, Icon }: { areas: readonly TeamArea[]; Icon: typeof Check }) {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const format = useFormat()
  return (
    <ul className="bare stack gap-2">
      {areas.map((area) => (
        <li key={area} className="row gap-2 align-start">
          <Icon className="rigid" size={18} aria-hidden="true" />
          <span>
            {t(`sees.area.${area}`)}
            <span className="quiet">
              {inBrackets(format.list(areaPages[area].map((id) => common(`nav.crumb.${id}`))))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
