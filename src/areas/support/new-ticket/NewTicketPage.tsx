import { useTranslation } from '@/i18n/use-translation.ts'
import { ticketApi } from '@/api/endpoints/tickets.ts'
import { usePage } from '@/i18n/page-context.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { NewTicketForm } from './NewTicketForm.tsx'

const loadCurrentIncidents = async () => (await import('./CurrentIncidents.tsx')).CurrentIncidents
const troubleWords = ['serviceStatus'] as const

/** A ticket: its topic, its attachments, and the text. */
export default function NewTicketPage() {
  const { t } = useTranslation('newTicket')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const answer = ticketApi.useTicketCategoriesQuery({ language })
  return (
    <AccountFrame
      title={common('nav.crumb.ticketNew')}
      lead={t('lead')}
      actions={
        <RouteLink to={{ id: 'supportBot' }} className={buttonClass({ variant: 'secondary' })}>
          {t('bot')}
        </RouteLink>
      }
    >
      <LatePart load={loadCurrentIncidents} ns={troubleWords} props={{}} fallback={null} />
      <Loaded answer={answer} skeleton={<SectionSkeleton title={t('title')} lines={14} />}>
        {(data) => (
          // In another language its fields have other names and the same keys.
          <NewTicketForm categories={data.records} limits={data.files} />
        )}
      </Loaded>
    </AccountFrame>
  )
}
