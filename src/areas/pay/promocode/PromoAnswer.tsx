import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import type { PromoCheck } from '@/api/contract/vouchers.ts'
import { problemKey } from '@/api/problem.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { known } from '@/lib/known.ts'
import s from '../pay.module.css'

export const PromoForm = v.object({
  code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40), v.toUpperCase()),
})

export const promoReasons = ['not_found', 'expired', 'used', 'first_only', 'min_amount'] as const
/** The known reason why a code is not valid. */
export const knownPromoReason = ({ reason }: PromoCheck) => known(promoReasons, reason ?? '')

export const conditions = ['once', 'first_only', 'min_amount'] as const
export const conditionOf = (code: string) => known(conditions, code)

interface PromoAnswerProps {
  code: string
  answer: PromoCheck
  /** The answer was lost and is being requested. */
  busy: boolean
  take: () => Promise<void>
}

/** The value of a promo code, or why it is not valid. */
export function PromoAnswer({ code, answer, busy, take }: PromoAnswerProps) {
  const { t } = useTranslation('promo')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const action = useAction()
  const { valid, bonus, expiresAt, use } = answer
  if (!valid) {
    const reason = knownPromoReason(answer)
    return (
      <Outcome fresh tone="warn" title={t('invalid.title', { code })}>
        {reason ? t(`invalid.${reason}`) : t('invalid.other')}
      </Outcome>
    )
  }
  const worth =
    typeof bonus === 'string'
      ? t('bonus.percent', { percent: bonus })
      : bonus
        ? t('bonus.sum', { sum: money(bonus.amount, bonus.currency) })
        : t('bonus.some')
  // Another person redeemed it first, or it expired between the two requests.
  const gone = action.refused && problemKey(action.refused.problem) === 'ERROR_VALIDATION'
  return (
    <Outcome fresh title={worth}>
      <div className="stack gap-3">
        <ul className={`grid gap-1 ${s.conditions}`}>
          {answer.conditions.map(({ code: condition, value }) => {
            const known = conditionOf(condition)
            const sum =
              typeof value === 'object' && value !== null
                ? money(value.amount, value.currency)
                : String(value ?? '')
            return (
              <li key={condition}>
                {known ? t(`condition.${known}`, { sum }) : plainCode(condition)}
              </li>
            )
          })}
          {expiresAt && <li>{t('condition.until', { date: format.date(expiresAt) })}</li>}
        </ul>
        {gone ? (
          <Notice tone="warn" role="alert" title={t('invalid.late')} />
        ) : (
          <ActionProblem action={action} />
        )}
        {use === 'top_up' ? (
          <div className="cluster gap-3">
            <RouteLink
              to={{ id: 'pay', search: { promo: code } }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('topUp')}
            </RouteLink>
            <CopyButton
              value={code}
              labels={{
                copy: common('action.copyCode'),
                copied: common('action.copied'),
                failed: common('action.copyFailed'),
              }}
            />
          </div>
        ) : (
          <div>
            <Button
              loading={action.busy || busy}
              loadingText={common('busy')}
              onClick={() => void action.run(take)}
            >
              {t('take')}
            </Button>
          </div>
        )}
      </div>
    </Outcome>
  )
}
