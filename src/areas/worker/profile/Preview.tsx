import { useTranslation } from 'react-i18next'
import type { PublicProfile } from '@/api/contract/worker-hub.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Avatar } from '@/ui/Avatar.tsx'
import { Money } from '@/ui/Money.tsx'
import s from './profile.module.css'

/** What other people see of a worker: the same facts as in the leaderboard. */
export function Preview({
  profile,
  avatarUrl,
}: {
  profile: PublicProfile
  avatarUrl: string | null
}) {
  const { t } = useTranslation('workerProfile')
  const locale = useLocale()
  const format = useFormat()
  const { nick, showAvatar, showCountry, showEarnings, country, rank, solved, accuracy } = profile
  const { earned } = profile
  const name = cutText(nick?.trim() ?? '') || t('preview.nameless')
  const src = showAvatar ? pictureUrl(avatarUrl) : undefined
  return (
    <figure className={s.preview}>
      <figcaption className="visually-hidden">{t('preview.title')}</figcaption>
      <div className={s.who}>
        <Avatar name={name} size="lg" {...(src && { src })} />
        <div>
          <b translate="no">{name}</b>
          <p>{showCountry && country ? countryName(country, locale) : t('preview.hidden')}</p>
        </div>
      </div>
      <dl className={s.facts}>
        <div>
          <dt>{t('preview.rank')}</dt>
          <dd>
            <RouteLink to={{ id: 'leaderboard' }}>
              {rank === null ? '–' : format.number(rank)}
            </RouteLink>
          </dd>
        </div>
        <div>
          <dt>{t('preview.solved')}</dt>
          <dd>{format.number(solved)}</dd>
        </div>
        <div>
          <dt>{t('preview.accuracy')}</dt>
          <dd>{accuracy === null ? '–' : format.rate(accuracy)}</dd>
        </div>
        <div>
          <dt>{t('preview.earned')}</dt>
          <dd>
            {showEarnings && earned ? <Money {...earned} locale={locale} /> : t('preview.hidden')}
          </dd>
        </div>
      </dl>
    </figure>
  )
}
