import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { statusChannels } from '@/api/contract/status-subscriptions.ts'
import type { StatusSubscription } from '@/api/contract/status-subscriptions.ts'
import { serviceApi } from '@/api/endpoints/service.ts'
import { toProblem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { deadLink } from '@/shared/link/link-arg.ts'
import type { DeadLink } from '@/shared/link/link-arg.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { sentWish, StatusWishForm, wishOf } from '../status/news-form.ts'
import { WishFields } from '../status/WishFields.tsx'
import s from '../support.module.css'

interface SubscriptionProps {
  hash: string
  subscription: StatusSubscription
  onDead: (why: DeadLink) => void
  onEnded: () => void
}

/** A subscription: waiting for its confirmation, or active with its settings and its end. */
export function Subscription({ hash, subscription, onDead, onEnded }: SubscriptionProps) {
  const { t } = useTranslation('statusNews')
  const [confirm] = serviceApi.useConfirmStatusSubscriptionMutation()
  const [end] = serviceApi.useEndStatusSubscriptionMutation()
  const [confirmed, setConfirmed] = useState(false)
  const action = useAction()
  const { channel: code, address, status } = subscription
  const channel = known(statusChannels, code)
  const isPending = status === 'pending' && !confirmed
  const to = address ?? (channel ? t(`channel.${channel}`) : plainCode(code))

  /** A link can die while the page is open. */
  const through = (work: () => Promise<unknown>, onDone: () => void) =>
    action.run(async () => {
      try {
        await work()
      } catch (failure) {
        const why = deadLink(toProblem(failure))
        if (!why) throw failure
        onDead(why)
        return
      }
      onDone()
    })
  const unsubscribe = (
    <Button
      variant="secondary"
      loading={action.busy}
      onClick={() => void through(() => end({ hash }).unwrap(), onEnded)}
    >
      {t(isPending ? 'confirm.decline' : 'active.end')}
    </Button>
  )
  if (isPending)
    return (
      <div className="stack gap-4">
        <p>{t('confirm.text', { to })}</p>
        <ActionProblem action={action} />
        <div className="cluster gap-3">
          <Button
            loading={action.busy}
            onClick={() =>
              void through(
                () => confirm({ hash }).unwrap(),
                () => setConfirmed(true),
              )
            }
          >
            {t('confirm.submit')}
          </Button>
          {unsubscribe}
        </div>
      </div>
    )
  return (
    <div className="stack gap-5">
      <Outcome fresh={confirmed} title={t(confirmed ? 'active.confirmed' : 'active.title')}>
        <p>{t('active.text', { to })}</p>
      </Outcome>
      <WishEditor hash={hash} subscription={subscription} onDead={onDead} />
      <ActionProblem action={action} />
      <div>{unsubscribe}</div>
    </div>
  )
}

function WishEditor({
  hash,
  subscription,
  onDead,
}: Pick<SubscriptionProps, 'hash' | 'subscription' | 'onDead'>) {
  const { t } = useTranslation('statusNews')
  const { t: common } = useTranslation()
  const [update] = serviceApi.useUpdateStatusSubscriptionMutation()
  const form = useForm({
    name: 'status-wish',
    schema: StatusWishForm,
    defaults: wishOf(subscription),
    keep: [],
    words: {
      components: { required: t('parts.required') },
      severities: { required: t('severities.required') },
    },
    send: async (wish) => {
      try {
        return await update({ hash, ...sentWish(wish) }).unwrap()
      } catch (failure) {
        const why = deadLink(toProblem(failure))
        if (!why) throw failure
        onDead(why)
        return nothingDone
      }
    },
    done: () => {
      toast({ tone: 'ok', text: common('form.saved') })
    },
  })
  const scope = useValue(form, 'scope')
  const components = useValue(form, 'components')
  const severities = useValue(form, 'severities')
  return (
    <Form form={form} submit={common('action.save')} className={s.form}>
      <WishFields
        value={{ scope, components, severities }}
        onChange={(change) => {
          if (change.scope) form.choose('scope', change.scope)
          if (change.components) form.choose('components', change.components)
          if (change.severities) form.choose('severities', change.severities)
        }}
        field={(name) => form.field(name)}
      />
    </Form>
  )
}
