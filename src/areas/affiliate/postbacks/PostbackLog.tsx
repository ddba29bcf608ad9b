import { useTranslation } from 'react-i18next'
import { reversalReasons } from '@/api/contract/partner-states.ts'
import type { Postback, PostbackDelivery } from '@/api/contract/postbacks.ts'
import { postbackApi } from '@/api/endpoints/partner.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { SentDialog } from '@/shared/deliveries/SentDialog.tsx'
import { useSentColumns } from '@/shared/deliveries/use-sent-columns.tsx'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { List } from '@/shared/list/List.tsx'
import { LongText } from '@/shared/LongText.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Button } from '@/ui/Button.tsx'
import { Description } from '@/ui/DescriptionList.tsx'
import { isPostbackEvent, postbackQuery } from './postback-form.ts'
import { ReplayDialog, replayForm } from './ReplayDialog.tsx'

const perPage = 20

/** The calls, newest first, and the replay of a day. */
export function PostbackLog({ postbacks }: { postbacks: readonly Postback[] }) {
  const { t } = useTranslation('postbacks')
  const { t: words } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const query = useListQuery(postbackQuery)
  const [isReplaying, setIsReplaying] = useOpenOverDraft(replayForm)
  const answer = postbackApi.usePostbackLogInfiniteQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 30 },
  )
  const { currentData, fulfilledTimeStamp = 0 } = answer
  const nameOf = useEventName()
  const columns = useSentColumns<PostbackDelivery>(
    serverTime(fulfilledTimeStamp),
    (id) => query.hrefWith({ delivery: id }),
    { key: 'event', header: t('event.label'), cell: ({ event }) => nameOf(event) },
  )
  const retention = currentData?.pages.at(-1)?.retentionDays ?? null
  const opened = query.other('delivery')
  return (
    <List
      query={query}
      answer={answer}
      rows={({ pages }) => pages.flatMap(({ records }) => records)}
      rowKey={({ id }) => id}
      columns={columns}
      section={{
        title: t('log.title'),
        text: retention ? words('log.retention', { count: retention }) : '\u00a0',
        aside: (
          <Button variant="secondary" onClick={() => setIsReplaying(true)}>
            {t('replay.button')}
          </Button>
        ),
      }}
      words={{
        empty: { title: words('log.empty'), text: t('log.emptyText') },
        more: { came: (count) => words('log.came', { count }) },
        refresh: words('log.refresh'),
      }}
      filters={{
        status: { label: common('label.status'), nameOf: (state) => words(`state.${state}`) },
        event: { label: t('event.label'), nameOf: (event) => t(`event.${event}`) },
        postbackId: {
          label: t('log.postback'),
          options: postbacks.map(({ id, url }) => ({ value: String(id), label: cutText(url) })),
        },
        dateFrom: { label: common('label.from') },
        dateTo: { label: common('label.to') },
      }}
    >
      {opened && (
        <OneCall
          id={opened}
          listed={currentData?.pages
            .flatMap(({ records }) => records)
            .find(({ id }) => id === opened)}
          onSent={({ id }) => query.setOthers({ delivery: id }, { replace: true })}
          onClose={() => query.setOthers({ delivery: null })}
        />
      )}
      {isReplaying && (
        <ReplayDialog
          postbacks={postbacks}
          days={retention}
          onClose={() => setIsReplaying(false)}
        />
      )}
    </List>
  )
}

function useEventName(): (event: string) => string {
  const { t } = useTranslation('postbacks')
  return (event) => (isPostbackEvent(event) ? t(`event.${event}`) : plainCode(event))
}

interface OneCallProps {
  id: string
  listed: PostbackDelivery | undefined
  onSent: (delivery: PostbackDelivery) => void
  onClose: () => void
}

function OneCall({ id, listed, onSent, onClose }: OneCallProps) {
  const { t } = useTranslation('postbacks')
  const { t: common } = useTranslation()
  const nameOf = useEventName()
  const asked = postbackApi.usePostbackDeliveryQuery({ id }, { skip: listed !== undefined })
  const [resend] = postbackApi.useResendPostbackMutation()
  return (
    <SentDialog
      isGet
      listed={listed}
      asked={asked}
      resend={() => resend({ id }).unwrap()}
      onSent={onSent}
      onClose={onClose}
      words={{ gone: t('log.gone'), conflict: t('log.conflict') }}
      about={({ event, eventId, reason }) => {
        const why = known(reversalReasons, reason ?? '')
        return (
          <>
            <Description term={t('event.label')}>{nameOf(event)}</Description>
            {reason && (
              <Description term={common('label.reason')}>
                {why ? t(`reason.${why}`) : plainCode(reason)}
              </Description>
            )}
            {eventId && (
              <Description term={t('event.id')}>
                <code translate="no">
                  <LongText text={eventId} />
                </code>
              </Description>
            )}
          </>
        )
      }}
    />
  )
}
