import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { AutoTopUp } from '@/api/contract/saved-methods.ts'
import type { SavedMethod } from '@/api/contract/saved-methods.ts'
import { savedMethodsApi } from '@/api/endpoints/pay.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { autoForm, autoOf, autoRules } from './auto.ts'
import { useLimitsText } from '../../amount/use-limits-text.ts'
import s from '@/areas/pay/pay.module.css'

interface AutoFormProps {
  known: AutoTopUp
  saved: readonly SavedMethod[]
  currency: string
  /** Called if the settings have changed since `known`. */
  onNewer: () => void
}

/** The threshold, the amount, the method and the caps of automatic top-ups. */
export function AutoForm({ known, saved, currency, onNewer }: AutoFormProps) {
  const { t } = useTranslation('topUp')
  const { t: common } = useTranslation()
  const { t: pay } = useTranslation('pay')
  const limitsText = useLimitsText()
  const locale = useLocale()
  const [update] = savedMethodsApi.useUpdateAutoTopUpMutation()
  const document = useDocument(known)
  const { limits } = known
  // An expired method stays chosen, and the backend says what is wrong with it.
  const usable = saved.filter(({ id, status }) => status === 'active' || id === known.savedMethodId)
  const schema = useMemo(() => autoForm(limits), [limits])
  const range = limitsText.range(limits)
  const bad = { required: pay('amount.required'), bad_format: pay('amount.bad') }
  const form = useDocumentForm(document, {
    name: 'auto-top-up',
    schema,
    contract: AutoTopUp,
    keep: ['enabled', 'threshold', 'amount', 'savedMethodId', 'dailyCountCap', 'monthlyAmountCap'],
    about: currency,
    words: {
      threshold: {
        ...bad,
        out_of_range: t('auto.threshold.wrong', { times: autoRules.thresholdTimes }),
      },
      amount: { ...bad, out_of_range: pay('amount.range', { range }) },
      savedMethodId: { required: common('form.chooseCard'), expired: t('auto.card.expired') },
      dailyCountCap: {
        required: t('auto.daily.wrong', autoRules.timesADay),
        out_of_range: t('auto.daily.wrong', autoRules.timesADay),
      },
      monthlyAmountCap: { ...bad, out_of_range: t('auto.monthly.wrong') },
    },
    // Invalid values were not sent, and stay until automatic top-ups are turned on.
    valuesOf: (topUp, sent) => (sent && !topUp.enabled ? sent : autoOf(topUp, locale)),
    save: (
      { enabled, threshold, amount, savedMethodId, dailyCountCap, monthlyAmountCap },
      version,
    ) => {
      const of = (sum: string | null) => (sum === null ? null : { amount: sum, currency })
      const entries = {
        enabled,
        threshold: of(threshold),
        amount: of(amount),
        savedMethodId: saved.find(({ id }) => String(id) === savedMethodId)?.id ?? null,
        dailyCountCap: dailyCountCap ?? known.dailyCountCap,
        monthlyAmountCap: of(monthlyAmountCap),
      }
      return withProof(() => update({ ...entries, ...version }).unwrap())
    },
    saved: (topUp) => (topUp.enabled ? t('auto.on') : t('auto.off')),
    onTake: onNewer,
  })
  const enabled = useValue(form, 'enabled')
  return (
    <DocumentForm form={form} submit={common('action.save')}>
      <Checkbox
        {...form.control('enabled')}
        label={t('auto.enabled')}
        help={t('auto.enabledHelp')}
      />
      <div className={`grid gap-4 align-start ${s.pairs}`}>
        <Field {...form.field('threshold')} label={t('auto.threshold.label')} required={enabled}>
          <NumberInput {...form.input('threshold')} append={currency} />
        </Field>
        <Field {...form.field('amount')} label={t('auto.amount')} help={range} required={enabled}>
          <NumberInput {...form.input('amount')} append={currency} />
        </Field>
        <Field
          {...form.field('dailyCountCap')}
          label={t('auto.daily.label')}
          help={t('auto.daily.help', autoRules.timesADay)}
          required={enabled}
        >
          <NumberInput {...form.input('dailyCountCap')} whole />
        </Field>
        <Field
          {...form.field('monthlyAmountCap')}
          label={t('auto.monthly.label')}
          help={t('auto.monthly.help')}
          required={enabled}
        >
          <NumberInput {...form.input('monthlyAmountCap')} append={currency} />
        </Field>
        <Field {...form.field('savedMethodId')} label={t('auto.card.label')}>
          <Select {...form.input('savedMethodId')}>
            <option value="">{common('form.chooseCard')}</option>
            {usable.map(({ id, brand, last4 }) => (
              <option key={id} value={String(id)}>
                {pay('saved.name', { brand, last4 })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </DocumentForm>
  )
}
