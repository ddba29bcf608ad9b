import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Postback } from '@/api/contract/postbacks.ts'
import { postbackApi } from '@/api/endpoints/partner.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { hostStatuses, hostTones } from '@/shared/deliveries/delivery.ts'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { LongText } from '@/shared/LongText.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { FoldingItem } from '@/ui/FoldingItem.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { EditPostback } from './EditPostback.tsx'
import { editPostbackForm, eventsOf, testPostbackForm } from './postback-form.ts'
import { TestPostback } from './TestPostback.tsx'

interface PostbackCardProps {
  postback: Postback
  /** The URLs of the others. */
  taken: readonly string[]
  /** True for one that was just added: it takes the focus. */
  fresh: boolean
  now: number
}

/** A postback: what it tells, its state and what can be done with it. */
export function PostbackCard({ postback, taken, fresh, now }: PostbackCardProps) {
  const { t } = useTranslation('postbacks')
  const { t: words } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [update] = postbackApi.useUpdatePostbackMutation()
  const { refetch } = postbackApi.endpoints.postbacks.useQuerySubscription()
  const [remove] = postbackApi.useRemovePostbackMutation()
  const [isTesting, setIsTesting] = useOpenOverDraft(testPostbackForm(postback.id))
  const [isEditing, setIsEditing] = useOpenOverDraft(editPostbackForm(postback.id))
  const [isRemoving, setIsRemoving] = useState(false)
  const action = useAction()
  const card = useTakeFocus<HTMLLIElement>(fresh)
  const { id, url, lastDeliveryAt, successRate24h } = postback
  const name = cutText(url, 60)
  const status = known(hostStatuses, postback.status)
  const isOff = status === 'disabled'

  async function turn(): Promise<void> {
    const next = isOff ? 'active' : 'disabled'
    const isDone = await action.run(() =>
      withTruth(update({ id, status: next }).unwrap(), refetch, ({ records }) =>
        records.some((one) => one.id === id && one.status === next),
      ),
    )
    if (!isDone) return
    toast({
      id: 'postback',
      tone: 'ok',
      text: words(isOff ? 'card.turnedOn' : 'card.turnedOff', { host: name }),
    })
    card.current?.focus()
  }

  return (
    <FoldingItem
      ref={card}
      tabIndex={-1}
      className="stack gap-3"
      name={
        <h3 className="text-3 break" translate="no" dir="ltr">
          <LongText text={url} />
        </h3>
      }
      note={
        <>
          <span className="faint">{words('fact.last')}</span>{' '}
          {lastDeliveryAt ? <TimeAgo at={lastDeliveryAt} now={now} /> : words('fact.never')}
        </>
      }
      state={
        <StatusBadge status={postback.status} tone={status && hostTones[status]}>
          {status && words(`status.${status}`)}
        </StatusBadge>
      }
      unfold={common('label.details')}
    >
      <p className="quiet text-2">
        <Explanation postback={postback} now={now} />
      </p>
      <p>
        {t('card.events', {
          list: format.list(eventsOf(postback).map((event) => t(`event.${event}`))),
        })}
      </p>
      <DescriptionList layout="flow" terms="faint">
        <Description term={words('fact.rate')}>
          {successRate24h === null ? words('fact.nothing') : format.rate(successRate24h)}
        </Description>
      </DescriptionList>
      <ActionProblem action={action} />
      <div className="cluster gap-2">
        <Button
          variant="secondary"
          aria-label={words('card.testNamed', { host: name })}
          onClick={() => setIsTesting(true)}
        >
          {words('card.test')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t('card.editNamed', { url: name })}
          onClick={() => setIsEditing(true)}
        >
          {common('action.edit')}
        </Button>
        <RouteLink
          to={{ id: 'partnerPostbacks', search: { postback: id }, hash: 'log' }}
          className={buttonClass({ variant: 'tertiary' })}
          aria-label={words('card.logNamed', { host: name })}
        >
          {words('card.log')}
        </RouteLink>
        <Button
          variant="tertiary"
          about={name}
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() => void turn()}
        >
          {words(isOff ? 'card.turnOn' : 'card.turnOff')}
        </Button>
        <Button
          variant="tertiary"
          aria-label={words('card.removeNamed', { host: name })}
          onClick={() => setIsRemoving(true)}
        >
          {common('action.remove')}
        </Button>
      </div>
      {isTesting && <TestPostback postback={postback} onClose={() => setIsTesting(false)} />}
      {isEditing && (
        <EditPostback postback={postback} taken={taken} onClose={() => setIsEditing(false)} />
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t('remove.title')}
          confirm={common('action.remove')}
          work={() =>
            withTruth(ignoreNotFound(remove({ id }).unwrap()), refetch, ({ records }) =>
              records.every((one) => one.id !== id),
            )
          }
          onDone={() => {
            setIsRemoving(false)
            toast({ id: 'postback', tone: 'ok', text: t('remove.done') })
          }}
          onClose={() => setIsRemoving(false)}
        >
          <p>{t('remove.text')}</p>
        </ConfirmDialog>
      )}
    </FoldingItem>
  )
}

function Explanation({
  postback: { status, failures, failingSince, disabledReason },
  now,
}: {
  postback: Postback
  now: number
}) {
  const { t } = useTranslation('postbacks')
  const format = useFormat()
  if (status === 'failing')
    return failingSince
      ? t('explain.failing', { count: failures, time: format.relative(failingSince, now) })
      : t('explain.failingPlain')
  if (status === 'disabled')
    return t(disabledReason === 'user' ? 'explain.disabledByUser' : 'explain.disabled')
  return t('explain.active')
}
