import { useTranslation } from '@/i18n/use-translation.ts'
import { reversalReasons } from '@/api/contract/partner-states.ts'
import type { Postback, PostbackDelivery } from '@/api/contract/postbacks.ts'
import { postbackApi } from '@/api/endpoints/partner.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { DeliveryLog } from '@/shared/deliveries/DeliveryLog.tsx'
import type { OpenDelivery } from '@/shared/deliveries/DeliveryLog.tsx'
import { EventFacts } from '@/shared/deliveries/EventFacts.tsx'
import { SentDialog } from '@/shared/deliveries/SentDialog.tsx'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Button } from '@/ui/Button.tsx'
import { Description } from '@/ui/DescriptionList.tsx'
import { isPostbackEvent, postbackQuery } from './postback-form.ts'
import { ReplayDialog, replayForm } from './ReplayDialog.tsx'

const perPage = 20

/** The calls, and the replay of a day. */
export function PostbackLog({ postbacks }: { postbacks: readonly Postback[] }) {
  const { t } = useTranslation('postbacks')
  const { t: words } = useTranslation('pingback')
  const query = useListQuery(postbackQuery)
  const [isReplaying, setIsReplaying] = useOpenOverDraft(replayForm)
  const answer = postbackApi.usePostbackLogInfiniteQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 30 },
  )
  const nameOf = useEventName()
  return (
    <>
      <DeliveryLog<typeof postbackQuery.fields, PostbackDelivery>
        query={query}
        answer={answer}
        title={t('log.title')}
        aside={
          <Button variant="secondary" onClick={() => setIsReplaying(true)}>
            {t('replay.button')}
          </Button>
        }
        about={{ key: 'event', header: words('event.label'), cell: ({ event }) => nameOf(event) }}
        emptyText={t('log.emptyText')}
        filters={{
          event: { label: words('event.label'), nameOf: (event) => t(`event.${event}`) },
          postbackId: {
            label: t('log.postback'),
            options: postbacks.map(({ id, url }) => ({ value: String(id), label: cutText(url) })),
          },
        }}
        dialog={(open) => <OneCall {...open} />}
      />
      {isReplaying && (
        <ReplayDialog
          postbacks={postbacks}
          days={answer.currentData?.pages.at(-1)?.retentionDays ?? null}
          onClose={() => setIsReplaying(false)}
        />
      )}
    </>
  )
}

function useEventName(): (event: string) => string {
  const { t } = useTranslation('postbacks')
  return (event) => (isPostbackEvent(event) ? t(`event.${event}`) : plainCode(event))
}

function OneCall({ id, listed, ...others }: OpenDelivery<PostbackDelivery>) {
  const { t } = useTranslation('postbacks')
  const { t: common } = useTranslation()
  const nameOf = useEventName()
  const asked = postbackApi.usePostbackDeliveryQuery({ id }, { skip: listed !== undefined })
  const [resend] = postbackApi.useResendPostbackMutation()
  return (
    <SentDialog
      isGet
      {...others}
      listed={listed}
      asked={asked}
      resend={() => resend({ id }).unwrap()}
      words={{ gone: t('log.gone'), conflict: t('log.conflict') }}
      about={({ event, eventId, reason }) => {
        const why = known(reversalReasons, reason ?? '')
        return (
          <>
            <EventFacts name={nameOf(event)} id={eventId} />
            {reason && (
              <Description term={common('label.reason')}>
                {why ? t(`reason.${why}`) : plainCode(reason)}
              </Description>
            )}
          </>
        )
      }}
    />
  )
}
