import { useTranslation } from '@/i18n/use-translation.ts'
import { ticketApi } from '@/api/endpoints/tickets.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { usePolling } from '@/session/stream-state.ts'
import { seenOr } from '@/lib/unseen.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { useSanitiser } from '@/shared/html/use-sanitiser.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { TicketView } from './TicketView.tsx'

const watchMs = 15_000

/** A ticket: its thread and its actions. */
export default function TicketPage() {
  const { params } = usePage()
  const id = params['id'] ?? ''
  return <OneTicket key={id} id={id} />
}

function OneTicket({ id }: { id: string }) {
  const { t } = useTranslation('ticket')
  const { t: common } = useTranslation()
  const answer = ticketApi.useTicketQuery(
    { id },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: usePolling(watchMs),
      skipPollingIfUnfocused: true,
    },
  )
  const { data, error } = answer
  const sanitiser = useSanitiser()
  const name = data && t('crumb', { number: data.number })
  useOwnCrumb(name)
  if (!data && error && toProblem(error).status === 404)
    return (
      <AccountFrame title={t('missing.title')}>
        <EmptyState
          title={t('missing.what')}
          action={
            <RouteLink to={{ id: 'tickets' }} className={buttonClass()}>
              {common('nav.crumb.tickets')}
            </RouteLink>
          }
        >
          {t('missing.text')}
        </EmptyState>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={seenOr([data?.subject], common('nav.crumb.ticket'))}
      waiting={!data && !error}
      lead={name ?? (!error && <Skeleton size="s" />)}
      wide
    >
      <Loaded
        // The messages are HTML.
        answer={sanitiser ? answer : { ...answer, data: undefined }}
        skeleton={<SectionSkeleton title={common('label.messages')} lines={10} />}
      >
        {(ticket) => <TicketView ticket={ticket} />}
      </Loaded>
    </AccountFrame>
  )
}
