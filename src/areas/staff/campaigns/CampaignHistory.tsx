import { useTranslation } from 'react-i18next'
import { campaignActions } from '@/api/contract/campaign-terms.ts'
import type { CampaignChange } from '@/api/contract/campaigns.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import s from './campaigns.module.css'

/** What was changed, by whom and why; newest first. */
export function CampaignHistory({ changes }: { changes: readonly CampaignChange[] }) {
  const { t } = useTranslation('campaigns')
  const format = useFormat()
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="campaign-history">
      <h3 id="campaign-history">{t('history.title')}</h3>
      <ol className={s.history}>
        {changes.map(({ id, at, by, action, reason }) => {
          const name = known(campaignActions, action)
          return (
            <li key={`${id} ${at}`}>
              <p>
                <strong>{name ? t(`history.${name}`) : plainCode(action)}</strong>{' '}
                <span className="quiet small">
                  {[by, at && format.date(at, 'dateTime')].filter(Boolean).join(format.comma)}
                </span>
              </p>
              {reason && <p>{reason}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
