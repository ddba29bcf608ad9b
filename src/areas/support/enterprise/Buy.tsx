// Over 250 lines: the purchase of a plan, with a view for each state of the buyer.
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import * as v from 'valibot'
import { enterpriseCalls } from '@/api/contract/enterprise.ts'
import type { Bought, EnterpriseConditions, EnterprisePlan } from '@/api/contract/enterprise.ts'
import type { Money as Sum } from '@/api/contract/common.ts'
import { enterpriseApi } from '@/api/endpoints/service.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { enterpriseForm } from '@/shared/account/order-forms.ts'
import { missingSum } from '@/shared/account/missing-sum.ts'
import { useOnHold } from '@/shared/account/use-on-hold.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { isRunning, planState } from './plan-state.ts'
import { useWithin } from './use-within.ts'
import s from '../support.module.css'
import { sentences, withGap } from '@/lib/sentences.ts'

interface BuyProps {
  plans: readonly EnterprisePlan[]
  conditions: EnterpriseConditions
}

const reasons = ['sign_in', 'worker', 'role'] as const

/** The purchase form, or the reason why the person cannot buy and what to do. */
export function Buy({ plans, conditions }: BuyProps) {
  const { t } = useTranslation('enterprise')
  const { t: common } = useTranslation()
  const { pathname, search } = useLocation()
  const { ok, reasonCode } = conditions.eligibility
  if (ok) return <BuyForm plans={plans} conditions={conditions} />
  const reason = reasons.find((one) => one === reasonCode) ?? 'other'
  return (
    <Notice
      title={t(`reason.${reason}.title`)}
      action={
        reason === 'sign_in' ? (
          <RouteLink
            to={{ id: 'login', search: { return_to: `${pathname}${search}#buy` } }}
            className={buttonClass()}
          >
            {common('nav.signIn')}
          </RouteLink>
        ) : undefined
      }
    >
      {t(`reason.${reason}.text`)}
    </Notice>
  )
}

const schema = v.object({
  planId: v.pipe(v.string(), v.nonEmpty('required')),
  autoRenew: v.boolean(),
  agreeTerms: v.literal(true, 'required'),
})

function BuyForm({ plans, conditions }: BuyProps) {
  const { available } = conditions
  const { t } = useTranslation('enterprise')
  const { t: common } = useTranslation()
  const onHold = useOnHold()
  const money = useMoneyText()
  const locale = useLocale()
  const format = useFormat()
  const within = useWithin()
  const [buy] = enterpriseApi.useBuyEnterpriseMutation()
  const [done, setDone] = useState<Bought | null>(null)
  const [broke, setBroke] = useState<{ planId: string; balance: Sum | null } | null>(null)
  const take = (answer: Bought, planId: string): void => {
    if (answer.status === 'insufficient_funds') setBroke({ planId, balance: answer.balance })
    else setDone(answer)
  }
  const [begun] = useState(() => ({
    planId: plans.find(({ best }) => best)?.id ?? plans[0]?.id ?? '',
    autoRenew: true,
    agreeTerms: false,
  }))
  const intent = usePaymentIntent({
    name: 'enterprise',
    call: enterpriseCalls.buyEnterprise,
    onFound: (answer) => take(answer, form.values().planId),
  })
  const form = useForm({
    name: enterpriseForm,
    schema,
    defaults: begun,
    keep: ['planId', 'autoRenew'],
    words: {
      planId: { required: t('form.plan') },
      agreeTerms: { required: t('form.agreeRequired'), not_allowed: t('form.agreeRequired') },
    },
    send: async (values) => {
      setBroke(null)
      try {
        const outcome = await intent.submit(values, (idempotencyKey) =>
          buy({ ...values, agreeTerms: true, idempotencyKey }).unwrap(),
        )
        if (!('answer' in outcome)) return outcome
        take(outcome.answer, values.planId)
        return outcome.answer.status === 'insufficient_funds' ? nothingDone : outcome
      } catch (error) {
        if (problemKey(toProblem(error)) !== 'ERROR_INSUFFICIENT_FUNDS') throw error
        setBroke({ planId: values.planId, balance: null })
        return nothingDone
      }
    },
  })
  const planId = useValue(form, 'planId')
  // The plan that was chosen above, also before a sign-in. It wins over what an earlier visit left,
  // so a choice in the form changes it.
  const [params, change] = useAddress()
  const asked = params.get('plan')
  const choose = useEffectEvent((id: string | null) => {
    if (id !== null && plans.some((plan) => plan.id === id)) form.set('planId', id)
  })
  useEffect(() => choose(asked), [asked])
  const chosen = plans.find(({ id }) => id === planId)
  if (done)
    return (
      <Outcome fresh title={t('done.title')}>
        <div className="stack gap-3">
          {done.until && <p>{t('done.until', { date: format.date(done.until, 'date') })}</p>}
          {done.balance && (
            <p>{t('done.balance', { sum: money(done.balance.amount, done.balance.currency) })}</p>
          )}
          <div className="cluster gap-2">
            <RouteLink to={{ id: 'ticketNew' }} className={buttonClass()}>
              {common('action.contactSupport')}
            </RouteLink>
            <Button
              variant="tertiary"
              onClick={() => {
                form.reset(begun)
                setDone(null)
              }}
            >
              {t('done.again')}
            </Button>
          </div>
        </div>
      </Outcome>
    )
  const has = broke?.balance ?? available
  const gap = chosen && missingSum(chosen.price, has)
  return (
    <div className={`panel grid gap-4 ${s.buy}`}>
      <h3 className="heading">{t('form.title')}</h3>
      <IntentNotice intent={intent} />
      {broke && broke.planId === planId && <Broke gap={gap ?? null} />}
      {(!intent.asking || form.busy) && (
        <Form
          form={form}
          submit={
            chosen
              ? t('form.pay', { sum: money(chosen.price.amount, chosen.price.currency) })
              : common('action.buy')
          }
          foot={
            <p className="quiet text-1 regular">
              {sentences(
                has && t('form.from', { sum: money(has.amount, has.currency) }),
                onHold,
                gap && common('account.missing', { sum: money(gap.amount, gap.currency) }),
              )}
            </p>
          }
        >
          <RadioCards
            {...form.control('planId')}
            onValue={(id) => asked !== null && change({ plan: id }, { replace: true })}
            legend={t('form.plan')}
            options={plans.map(({ id, title, price, periodDays, sla }) => ({
              value: id,
              label: title,
              text:
                sla.firstReplyMinutes === null
                  ? undefined
                  : t('form.reply', { time: within(sla.firstReplyMinutes) }),
              aside: (
                <span className="bold">
                  <Money amount={price.amount} currency={price.currency} locale={locale} />{' '}
                  <span className="quiet text-1 regular">{t('period', { count: periodDays })}</span>
                </span>
              ),
            }))}
          />
          {chosen && <Change conditions={conditions} plans={plans} chosen={chosen} />}
          <Checkbox
            {...form.control('autoRenew')}
            label={t('form.renew')}
            help={t('form.renewHelp')}
          />
          <Checkbox {...form.control('agreeTerms')} label={t('form.agree')} />
        </Form>
      )}
    </div>
  )
}

/** What a purchase does to the plan that the person has already. */
function Change({ plans, conditions, chosen }: BuyProps & { chosen: EnterprisePlan }) {
  const { t } = useTranslation('enterprise')
  const format = useFormat()
  const [now] = useState(() => serverNow())
  const { active } = conditions
  if (!active || !isRunning(planState(conditions, now))) return null
  const until = format.date(active.until, 'date')
  const title = plans.find(({ id }) => id === active.planId)?.title ?? plainCode(active.planId)
  return (
    <p className="quiet text-2">
      {active.planId === chosen.id
        ? t('form.continues', { date: until, count: chosen.periodDays })
        : t('form.replaces', { title, date: until })}
    </p>
  )
}

/** The balance is too low. The choices are kept until the customer returns. */
function Broke({ gap }: { gap: Sum | null }) {
  const { t } = useTranslation('enterprise')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  return (
    <Outcome fresh tone="warn" title={t('broke.title')}>
      <div className="stack gap-3">
        <p>
          {gap && withGap(common('account.missing', { sum: money(gap.amount, gap.currency) }))}
          {t('broke.text')}
        </p>
        <div>
          <RouteLink
            to={{ id: 'pay', search: { amount: gap?.amount, currency: gap?.currency } }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {common('action.addFunds')}
          </RouteLink>
        </div>
      </div>
    </Outcome>
  )
}
