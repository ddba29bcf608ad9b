import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { limitModes, SpendingLimits } from '@/api/contract/settings.ts'
import { settingsApi } from '@/api/endpoints/customer.ts'
import { useCurrency } from '@/session/currency.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { alertChoices, limitArg, limitForm, limitValues, placedLimits } from './limits.ts'
import { useRangeText } from '../../kit/use-range-text.ts'
import s from '../setting.module.css'

interface LimitsEditorProps {
  known: SpendingLimits
}

export function LimitsEditor({ known }: LimitsEditorProps) {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const range = useRangeText()
  const format = useFormat()
  const locale = useLocale()
  const { currency: own } = useCurrency()
  const [update] = settingsApi.useUpdateSpendingLimitsMutation()
  const document = useDocument(known)
  const schema = useMemo(() => limitForm(known.limits), [known.limits])
  const { daily, monthly } = known.limits ?? {}
  const currency = daily?.min.currency ?? known.spentToday?.currency ?? own
  const choices = alertChoices(document.current.alertPercents)

  const form = useDocumentForm(document, {
    name: 'spending-limits',
    schema,
    contract: SpendingLimits,
    keep: ['daily', 'dailyMode', 'monthly', 'monthlyMode', 'alerts'],
    words: {
      daily: {
        bad_format: t('form.sum.bad_format'),
        out_of_range: range(daily, t('limits.daily.label')),
        mismatch: t('limits.mismatch'),
      },
      monthly: {
        bad_format: t('form.sum.bad_format'),
        out_of_range: range(monthly, t('limits.monthly.label')),
      },
    },
    valuesOf: (limits) => limitValues(limits, locale),
    save: (values, version) => update({ ...limitArg(values, currency), ...version }).unwrap(),
    placed: placedLimits,
    saved: () => common('form.saved'),
  })
  const alerts = useValue(form, 'alerts')
  const toggle = (percent: string, on: boolean): void =>
    form.choose('alerts', on ? [...alerts, percent] : alerts.filter((one) => one !== percent))

  return (
    <DocumentForm form={form} submit={t('limits.save')}>
      {(['daily', 'monthly'] as const).map((which) => {
        const mode = which === 'daily' ? 'dailyMode' : 'monthlyMode'
        return (
          <div key={which} className={s.limit}>
            <Field
              {...form.field(which)}
              label={t(`limits.${which}.label`)}
              help={t(`limits.${which}.help`)}
              className={s.sum}
            >
              <NumberInput {...form.input(which)} append={currency} />
            </Field>
            <RadioCards
              {...form.control(mode)}
              legend={t(`limits.${which}.mode`)}
              columns={2}
              options={limitModes.map((value) => ({
                value,
                label: t(`limits.mode.${value}.label`),
                text: t(`limits.mode.${value}.text`),
              }))}
            />
          </div>
        )
      })}
      <fieldset className={`min-0 ${s.alerts}`}>
        <legend>{t('limits.alerts.legend')}</legend>
        <p className="quiet text-2">{t('limits.alerts.text')}</p>
        <div className="cluster gap-x-5 mt-2">
          {choices.map((percent) => (
            <Checkbox
              key={percent}
              label={format.percent(percent, 0)}
              checked={alerts.includes(String(percent))}
              onChange={({ currentTarget }) => toggle(String(percent), currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
    </DocumentForm>
  )
}
