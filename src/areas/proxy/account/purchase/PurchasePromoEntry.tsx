import { useTranslation } from '@/i18n/use-translation.ts'
import { problemKey } from '@/api/problem.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import type { useForm } from '@/shared/form/use-form.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { promoReason } from './purchase.ts'
import type { PurchaseValues } from './purchase.ts'
import type { Quote } from './use-quote.ts'
import s from '../../account.module.css'

interface PromoEntryProps {
  form: Pick<ReturnType<typeof useForm<PurchaseValues, unknown, unknown>>, 'field' | 'input'>
  quote: Quote
  /** The typed code. */
  code: string
}

/** A promo code, checked before anything is charged. */
export function PurchasePromoEntry({ form, quote, code }: PromoEntryProps) {
  const { t } = useTranslation('proxyPurchase')
  const { t: common } = useTranslation()
  const format = useFormat()
  const reason = quote.reason === null ? null : promoReason(quote.reason)
  const said = quote.isValid
    ? t('promo.valid', { percent: format.percent(quote.percent ?? 0) })
    : quote.reason === null
      ? undefined
      : t(`promo.${reason ?? 'other'}`)
  return (
    <div className={`cluster gap-2 align-end ${s.apply}`}>
      <Field
        {...form.field('promo')}
        label={common('label.promo')}
        marker={common('form.optional')}
        help={
          <span role="status">
            {quote.problem ? common(`problem.${problemKey(quote.problem)}.title`) : said}
          </span>
        }
      >
        <TextInput
          {...form.input('promo')}
          mono
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          most={40}
        />
      </Field>
      {code.trim() !== '' && !quote.isValid && (
        <Button
          variant="secondary"
          loading={quote.isLoading}
          loadingText={common('busy')}
          onClick={() => quote.apply(code)}
        >
          {t('promo.apply')}
        </Button>
      )}
    </div>
  )
}
