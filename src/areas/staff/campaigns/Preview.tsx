import { useTranslation } from '@/i18n/use-translation.ts'
import type { InferOutput } from 'valibot'
import type { CampaignPreview } from '@/api/contract/campaigns.ts'
import type { Id } from '@/api/contract/common.ts'
import { campaignApi } from '@/api/endpoints/staff.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import type { CampaignFields } from './campaign-form.ts'
import { CampaignStatus } from './CampaignStatus.tsx'
import { useCampaignWords } from './use-campaign-words.ts'
import s from '../staff.module.css'

interface PreviewProps {
  fields: CampaignFields
  /** The id of an existing campaign, which must not overlap itself. */
  id?: InferOutput<typeof Id> | undefined
}

/** Who would get which bonus, and which other campaigns overlap. */
export function Preview({ fields, id }: PreviewProps) {
  const { t } = useTranslation('campaigns')
  const answer = campaignApi.usePreviewCampaignQuery(
    { ...fields, ...(id !== undefined && { id }) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <section className="stack gap-3" aria-labelledby="campaign-preview">
      <h3 id="campaign-preview">{t('preview.title')}</h3>
      <Loaded
        answer={{ ...answer, data: answer.currentData }}
        level={3}
        skeleton={
          <SkeletonGroup label={t('preview.loading')}>
            <Skeleton lines={5} />
          </SkeletonGroup>
        }
      >
        {(preview) => <PreviewView preview={preview} />}
      </Loaded>
    </section>
  )
}

/** The number of groups with a name; the others are combined. */
const most = 6

function PreviewView({
  preview: { people, groups, examples, cost, overlaps },
}: {
  preview: CampaignPreview
}) {
  const { t } = useTranslation('campaigns')
  const locale = useLocale()
  const money = useMoneyText()
  const words = useCampaignWords()
  const sorted = groups.toSorted((one, other) => other.people - one.people)
  const rest = sorted.slice(most).reduce((sum, group) => sum + group.people, 0)
  return (
    <div className="stack gap-4">
      {overlaps.length > 0 && (
        <Notice tone="warn" title={t('preview.overlaps', { count: overlaps.length })}>
          <ul className="stack gap-2 break">
            {overlaps.map((other) => (
              <li key={other.id}>
                <strong>{other.title}</strong> <CampaignStatus status={other.status} />{' '}
                {t('preview.overlap', {
                  share: words.share(other.share),
                  period: words.period(other.startsOn, other.endsOn),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p>
        {t('preview.people', { count: people, shown: people.toLocaleString(locale) })}{' '}
        {cost && t('preview.cost', { cost: money(cost.amount, cost.currency) })}
      </p>
      {people === 0 && <Notice tone="warn" title={t('preview.nobody')} />}
      {sorted.length > 0 && (
        <ul className={`stack gap-2 break ${s.groups}`}>
          {sorted.slice(0, most).map((group) => (
            <li key={group.country}>
              <span>{words.country(group.country)}</span>{' '}
              <span>{group.people.toLocaleString(locale)}</span>
            </li>
          ))}
          {rest > 0 && (
            <li>
              <span>{t('preview.rest')}</span> <span>{rest.toLocaleString(locale)}</span>
            </li>
          )}
        </ul>
      )}
      <ul className="stack gap-2 break">
        {examples.map(({ topUp, given }) => (
          <li key={topUp.amount}>
            {t('preview.example', {
              topUp: money(topUp.amount, topUp.currency),
              given: money(given.amount, given.currency),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
