import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import type { PromoCheck } from '@/api/contract/vouchers.ts'
import { vouchersApi } from '@/api/endpoints/pay.ts'
import { known } from '@/lib/known.ts'
import type { Dispatch } from '@/session/person.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { isTopUp } from './promo.ts'
import type { CheckedPromo } from './promo.ts'
import s from './amount.module.css'

const reasons = ['not_found', 'expired', 'used', 'first_only', 'min_amount'] as const

interface PromoCodeProps {
  field: Pick<FieldProps, 'id' | 'error'>
  input: ComponentProps<'input'>
  code: string
  amount: { amount: string; currency: string } | null
  method: string
  checked: CheckedPromo | null
  onChecked: (checked: CheckedPromo | null) => void
  /** Whether the field was opened by a press and takes the focus. */
  focus: boolean
}

/** A promo code and its effect, checked before the payment. */
export function PromoCode({
  field,
  input,
  code,
  amount,
  method,
  checked,
  onChecked,
  focus,
}: PromoCodeProps) {
  const { t: common } = useTranslation()
  const action = useAction()
  const dispatch: Dispatch = useDispatch()
  const plain = code.trim()
  const first = useRef(focus)
  // Before the paint: the removed button's group would take the focus in between.
  useLayoutEffect(() => {
    if (first.current) document.getElementById(field.id ?? '')?.focus()
    first.current = false
  }, [field.id])
  // The result of another code does not apply.
  useEffect(() => {
    if (checked && checked.code !== plain) onChecked(null)
  }, [checked, onChecked, plain])
  const ask = async (): Promise<void> => {
    if (plain === '') return
    const promo = { code: plain, method, ...(amount && { amount }) }
    const check = vouchersApi.endpoints.checkPromo.initiate(promo, { track: false })
    onChecked({ code: plain, answer: await dispatch(check).unwrap() })
  }
  const answer = checked?.code === plain ? checked.answer : null
  return (
    <>
      <ActionProblem action={action} />
      <div className={`grid gap-2 align-start ${s.promo}`}>
        <Field {...field} label={common('label.promo')} marker={common('form.optional')}>
          <TextInput
            {...input}
            mono
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            most={40}
          />
        </Field>
        <Button
          variant="secondary"
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() => void action.run(ask)}
        >
          {common('action.check')}
        </Button>
        <p
          role="status"
          className={`text-2 quiet ${s.promoText}`}
          data-tone={answer ? (isTopUp(answer) ? 'ok' : 'bad') : undefined}
        >
          {answer && <PromoAnswer answer={answer} />}
        </p>
      </div>
    </>
  )
}

function PromoAnswer({ answer }: { answer: PromoCheck }) {
  const { t } = useTranslation('pay')
  const format = useFormat()
  const text = useMoneyText()
  const { valid, bonus, reason, conditions } = answer
  if (valid && !isTopUp(answer)) return t('promo.redeem')
  if (valid)
    return typeof bonus === 'string'
      ? t('promo.percent', { percent: format.percent(Number(bonus), 4) })
      : bonus
        ? t('promo.sum', { sum: text(bonus.amount, bonus.currency) })
        : t('promo.valid')
  const value = conditions.find(({ code }) => code === 'min_amount')?.value
  if (reason === 'min_amount' && value && typeof value === 'object')
    return t('promo.from', { sum: text(value.amount, value.currency) })
  const found = known(reasons, reason ?? '')
  return found ? t(`promo.reason.${found}`) : t('promo.reason.not_found')
}
