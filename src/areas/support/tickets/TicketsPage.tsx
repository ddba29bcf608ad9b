import { useTranslation } from '@/i18n/use-translation.ts'
import { ticketApi } from '@/api/endpoints/tickets.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { ticketQuery } from './query.ts'
import { Tickets } from './Tickets.tsx'

export const loader = loadList(ticketQuery, (dispatch, query) =>
  dispatch(ticketApi.endpoints.tickets.initiate({ ...query, perPage })),
)

export default function TicketsPage() {
  const { t } = useTranslation('tickets')
  const { t: common } = useTranslation()
  return (
    <AccountFrame
      title={common('nav.crumb.tickets')}
      lead={t('lead')}
      wide
      actions={
        <RouteLink to={{ id: 'ticketNew' }} className={buttonClass()}>
          {t('new')}
        </RouteLink>
      }
    >
      <Tickets />
    </AccountFrame>
  )
}
