import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { AccountWebhook } from '@/api/contract/webhooks.ts'
import { webhookApi } from '@/api/endpoints/customer.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { isAbsent } from '@/api/problem.ts'
import { serverTime } from '@/lib/server-clock.ts'
import type { PageLoader } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { SecretDialog } from '@/shared/deliveries/SecretDialog.tsx'
import type { Made } from '@/shared/deliveries/SecretDialog.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { useParts } from '@/shared/list/use-parts.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { WebhookCard } from './WebhookCard.tsx'

const loadAdd = async () => (await import('./AddWebhook.tsx')).AddWebhook
const loadLog = async () => (await import('./WebhookLog.tsx')).WebhookLog
const loadSignature = async () => (await import('@/shared/deliveries/Signature.tsx')).Signature

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(webhookApi.endpoints.webhooks.initiate()))

/** The webhooks of the account. A backend without them (404) is said to have none. */
export default function WebhooksPage() {
  const { t } = useTranslation('webhooks')
  const { t: words } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const [params] = useAddress()
  const answer = webhookApi.useWebhooksQuery(undefined, {
    refetchOnMountOrArgChange: 30,
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
  })
  const [made, setMade] = useState<Made | null>(null)
  const [added, setAdded] = useState<AccountWebhook['id'] | null>(null)
  const { data, fulfilledTimeStamp = 0 } = answer
  const isFull = !!data && typeof data.max === 'number' && data.records.length >= data.max
  return (
    <AccountFrame wide title={common('nav.crumb.webhooks')} lead={t('lead')}>
      {isAbsent(answer) ? (
        <Notice tone="info" title={t('absent.title')}>
          {t('absent.text')}
        </Notice>
      ) : (
        <>
          <LoadedSection answer={answer} title={t('list.title')} lines={60}>
            {({ records, events }) =>
              records.length === 0 ? (
                <EmptyState level={3} illustration={<EmptyBox />} title={t('list.empty')}>
                  {t('list.emptyText')}
                </EmptyState>
              ) : (
                <WebhookList
                  hooks={records}
                  offered={events}
                  added={added}
                  now={serverTime(fulfilledTimeStamp)}
                  onSecret={setMade}
                />
              )
            }
          </LoadedSection>
          {data &&
            (isFull ? (
              <p className="quiet">{t('add.full', { max: data.max ?? 0 })}</p>
            ) : (
              <LateSection
                title={t('add.title')}
                lines={24}
                load={loadAdd}
                props={{
                  taken: data.records.map(({ url }) => url),
                  offered: data.events,
                  onSecret: setMade,
                }}
              />
            ))}
          {data && data.records.length > 0 && (
            <div id="log">
              <LateSection
                title={words('log.title')}
                lines={14}
                load={loadLog}
                props={{ hooks: data.records, offered: data.events }}
                // An address with a query names something of the log, so it loads at once.
                onSight={params.size === 0}
              />
            </div>
          )}
          <LateSection
            title={words('signature.title')}
            lines={40}
            load={loadSignature}
            props={noProps}
          />
        </>
      )}
      {made && (
        <SecretDialog
          made={made}
          onClose={() => {
            setAdded(made.added ?? null)
            setMade(null)
          }}
        />
      )}
    </AccountFrame>
  )
}
const noProps = {}

interface WebhookListProps {
  hooks: readonly AccountWebhook[]
  offered: readonly string[]
  /** The ID of the one that was added last. */
  added: AccountWebhook['id'] | null
  now: number
  onSecret: (made: Made) => void
}

function WebhookList({ hooks, added, ...others }: WebhookListProps) {
  const { t } = useTranslation('webhooks')
  const list = useRef<HTMLUListElement>(null)
  const parts = useParts(hooks, list)
  return (
    <>
      <ul ref={list} data-list="" className="stack gap-6" aria-label={t('list.title')}>
        {parts.drawn.map((hook) => (
          <WebhookCard
            key={hook.id}
            hook={hook}
            taken={hooks.flatMap(({ id, url }) => (id === hook.id ? [] : [url]))}
            fresh={hook.id === added}
            {...others}
          />
        ))}
      </ul>
      <MoreParts {...parts} />
    </>
  )
}
