import { useTranslation } from 'react-i18next'
import type { Campaign } from '@/api/contract/campaigns.ts'
import { cutText } from '@/lib/cut-text.ts'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { useCampaignWords } from './use-campaign-words.ts'
import s from './campaigns.module.css'

export function useColumns(open: (campaign: Campaign) => void): Column<Campaign>[] {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  const words = useCampaignWords()
  return [
    {
      key: 'title',
      header: common('label.title'),
      rowHeader: true,
      cell: (campaign) => (
        <span className={s.cell}>
          <Button variant="none" className={s.open} onClick={() => open(campaign)}>
            {cutText(campaign.title)}
          </Button>
          {campaign.promoCode && <code translate="no">{campaign.promoCode}</code>}
        </span>
      ),
    },
    {
      key: 'status',
      header: common('label.status'),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'share',
      header: t('column.share'),
      numeric: true,
      cell: ({ share }) => words.share(share),
    },
    {
      key: 'period',
      header: t('column.period'),
      cell: ({ startsOn, endsOn }) => words.period(startsOn, endsOn),
    },
    {
      key: 'countries',
      header: t('column.countries'),
      cell: ({ countries }) => <span className={s.cell}>{words.countries(countries)}</span>,
    },
    {
      key: 'uses',
      header: t('column.uses'),
      numeric: true,
      cell: ({ uses, usesLimit }) => words.uses(uses, usesLimit),
    },
  ]
}
