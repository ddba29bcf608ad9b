import { Plus } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { campaignApi } from '@/api/endpoints/staff.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { List } from '@/shared/list/List.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Button } from '@/ui/Button.tsx'
import { campaignQuery, CampaignStatus } from './CampaignStatus.tsx'
import type { Campaign } from '@/api/contract/campaigns.ts'
import { cutText } from '@/lib/cut-text.ts'
import type { Column } from '@/ui/DataTable.tsx'
import { useCampaignWords } from './use-campaign-words.ts'
import s from '../staff.module.css'

const loadCampaign = async () => (await import('./CampaignDialog.tsx')).CampaignDialog
const loadEditor = async () => (await import('./EditDialog.tsx')).EditDialog

export const loader = loadList(campaignQuery, (dispatch, query) =>
  dispatch(campaignApi.endpoints.campaigns.initiate({ ...query, perPage })),
)

/** Campaigns that add a bonus to top-ups. The address names the open one and its editor. */
export default function CampaignsPage() {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  const query = useListQuery(campaignQuery)
  const answer = campaignApi.useCampaignsQuery({ ...query.value, perPage })
  const open = query.other('open')
  const edit = query.other('edit')
  const isAdding = query.other('modal') === 'add'
  const show = (id: string) => query.setOthers({ open: id, edit: null, modal: null })
  const closed = { open: null, edit: null, modal: null }
  const add = (
    <Button
      prepend={<Plus size={18} aria-hidden="true" />}
      onClick={() => query.setOthers({ modal: 'add' })}
    >
      {t('add')}
    </Button>
  )
  return (
    <AccountFrame wide title={common('nav.crumb.discountCampaigns')} lead={t('lead')} actions={add}>
      <List
        query={query}
        answer={answer}
        rows={({ records }) => records}
        rowKey={({ id }) => id}
        showCount
        columns={useColumns(({ id }) => show(String(id)))}
        words={{
          caption: common('nav.crumb.discountCampaigns'),
          found: (count) => t('found', { count }),
          empty: { title: t('empty.title'), text: t('empty.text') },
        }}
        filters={{
          text: { label: t('filter.search'), help: common('form.atLeastThree') },
          status: {
            label: common('label.status'),
            nameOf: (status) => t(`status.${status}`),
          },
        }}
      />
      {open !== null && edit === null && (
        <LateDialog
          key={open}
          load={loadCampaign}
          props={{
            id: open,
            onEdit: () => query.setOthers({ edit: open, open: null }, { replace: true }),
            onClose: () => query.setOthers(closed, { replace: true }),
          }}
        />
      )}
      {(edit !== null || isAdding) && (
        <LateDialog
          key={edit ?? 'new'}
          load={loadEditor}
          props={{
            id: edit,
            onSaved: (id: string) =>
              query.setOthers({ open: id, edit: null, modal: null }, { replace: true }),
            onClose: () =>
              query.setOthers(edit === null ? closed : { ...closed, open: edit }, {
                replace: true,
              }),
          }}
        />
      )}
    </AccountFrame>
  )
}

function useColumns(open: (campaign: Campaign) => void): Column<Campaign>[] {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  const words = useCampaignWords()
  return [
    {
      key: 'title',
      header: common('label.title'),
      rowHeader: true,
      cell: (campaign) => (
        <span className="stack gap-1 items-start">
          <Button variant="none" className={`bold blue ${s.open}`} onClick={() => open(campaign)}>
            {cutText(campaign.title)}
          </Button>
          {campaign.promoCode && (
            <code translate="no" data-folds="">
              {campaign.promoCode}
            </code>
          )}
        </span>
      ),
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: ({ status }) => <CampaignStatus status={status} />,
    },
    {
      key: 'share',
      header: t('column.share'),
      numeric: true,
      cell: ({ share }) => words.share(share),
    },
    {
      key: 'period',
      plain: true,
      header: t('column.period'),
      cell: ({ startsOn, endsOn }) => words.period(startsOn, endsOn),
    },
    {
      key: 'countries',
      folds: true,
      header: t('column.countries'),
      cell: ({ countries }) => (
        <span className="stack gap-1 items-start">{words.countries(countries)}</span>
      ),
    },
    {
      key: 'uses',
      folds: true,
      lead: false,
      header: t('column.uses'),
      numeric: true,
      cell: ({ uses, usesLimit }) => words.uses(uses, usesLimit),
    },
  ]
}
