import { useTranslation } from '@/i18n/use-translation.ts'
import type { Campaign, CampaignChange } from '@/api/contract/campaigns.ts'
import { campaignApi } from '@/api/endpoints/staff.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Money } from '@/ui/Money.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { campaignActions } from '@/api/contract/campaign-terms.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { campaignFields } from './campaign-form.ts'
import { Preview } from './Preview.tsx'
import { ReasonForm, reasonForm } from './ReasonForm.tsx'
import type { Act } from './ReasonForm.tsx'
import { CampaignStatus } from './CampaignStatus.tsx'
import { useCampaignWords } from './use-campaign-words.ts'
import { ChangeLog } from '../ChangeLog.tsx'

interface CampaignDialogProps {
  id: string
  onEdit: () => void
  onClose: () => void
}

const actsOf: Record<string, readonly Act[]> = {
  draft: ['publish', 'delete'],
  scheduled: ['end'],
  running: ['end'],
}

/** A campaign: its terms, its results so far, and the possible actions. */
export function CampaignDialog({ id, onEdit, onClose }: CampaignDialogProps) {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  const answer = campaignApi.useCampaignQuery({ id })
  const status = answer.data?.status ?? ''
  const acts = known(actsOf, status) ?? []
  const [act, setAct] = useRowOverDraft(acts, (one) => reasonForm(id, one))
  return (
    <Modal
      open
      side
      size="lg"
      title={answer.data?.title ?? t('one')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        acts.length > 0 &&
        act === null && (
          <>
            <Button variant="secondary" onClick={onEdit}>
              {common('action.edit')}
            </Button>
            {acts.map((one) => (
              <Button
                key={one}
                variant={one === 'publish' ? 'primary' : 'tertiary'}
                onClick={() => setAct(one)}
              >
                {t(`act.${one}.button`)}
              </Button>
            ))}
          </>
        )
      }
    >
      <Loaded
        answer={answer}
        level={3}
        skeleton={
          <SkeletonGroup label={common('loading')}>
            <Skeleton lines={10} />
          </SkeletonGroup>
        }
      >
        {(campaign) => (
          <div className="stack gap-5">
            {act !== null && acts.includes(act) && (
              <ReasonForm
                act={act}
                campaign={campaign}
                onCancel={() => setAct(null)}
                onDone={() => (act === 'delete' ? onClose() : setAct(null))}
              />
            )}
            <Facts campaign={campaign} />
            {campaign.results && <Results campaign={campaign} />}
            {campaign.status !== 'ended' && (
              <Preview fields={campaignFields(campaign)} id={campaign.id} />
            )}
            <CampaignHistory changes={campaign.history} />
          </div>
        )}
      </Loaded>
    </Modal>
  )
}

function Facts({
  campaign: { status, share, startsOn, endsOn, countries, promoCode, uses, usesLimit },
}: {
  campaign: Campaign
}) {
  const { t } = useTranslation('campaigns')
  const words = useCampaignWords()
  const facts = [
    ['status', <CampaignStatus key="status" status={status} />],
    ['share', words.share(share)],
    ['period', words.period(startsOn, endsOn)],
    ['countries', words.countries(countries)],
    ['code', promoCode ? <code translate="no">{promoCode}</code> : t('noCode')],
    ['uses', words.uses(uses, usesLimit)],
  ] as const
  return (
    <DescriptionList layout="columns" terms="faint" lines="below" className="line-above">
      {facts.map(([name, value]) => (
        <Description key={name} term={t(`column.${name}`)}>
          {value}
        </Description>
      ))}
    </DescriptionList>
  )
}

/** The results so far. */
function Results({ campaign: { results, uses } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns')
  const locale = useLocale()
  if (!results) return null
  const { people, topUps, given } = results
  return (
    <section className="stack gap-3" aria-labelledby="campaign-results">
      <h3 id="campaign-results">{t('results.title')}</h3>
      <DescriptionList layout="columns" terms="faint" lines="below" className="line-above">
        <Description term={t('results.people')}>{people.toLocaleString(locale)}</Description>
        <Description term={t('results.uses')}>{uses.toLocaleString(locale)}</Description>
        <Description term={t('results.topUps')}>
          <Money amount={topUps.amount} currency={topUps.currency} locale={locale} />
        </Description>
        <Description term={t('results.given')}>
          <Money amount={given.amount} currency={given.currency} locale={locale} />
        </Description>
      </DescriptionList>
    </section>
  )
}

function CampaignHistory({ changes }: { changes: readonly CampaignChange[] }) {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  return (
    <ChangeLog
      title={common('label.history')}
      changes={changes.map(({ id, at, by, action, reason }) => {
        const name = known(campaignActions, action)
        return {
          key: `${id} ${at}`,
          what: name ? t(`history.${name}`) : plainCode(action),
          by,
          at,
          reason,
        }
      })}
    />
  )
}
