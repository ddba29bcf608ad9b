import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { limitModes, SpendingLimits } from '@/api/contract/limits.ts'
import { limitsApi } from '@/api/endpoints/limits.ts'
import { toProblem } from '@/api/problem.ts'
import { useCurrency } from '@/session/currency.ts'
import lists from '@/shared/account/lists.module.css'
import { NewerNotice } from '@/shared/account/NewerNotice.tsx'
import { Unsaved } from '@/shared/account/Unsaved.tsx'
import { useLocale } from '@/i18n/page-context.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useNewer } from '@/shared/account/use-newer.ts'
import { usePrefix } from '@/shared/account/use-prefix.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { alertChoices, limitArg, limitForm, limitValues, placedLimits } from '../../../model/limits.ts'
import { useRangeText } from '../use-range-text.ts'
import s from './limits.module.css'

interface LimitsEditorProps {
  known: SpendingLimits
  onPrefix: (prefix: string | undefined) => void
}

export function LimitsEditor({ known, onPrefix }: LimitsEditorProps) {
  const { t } = useTranslation('keys')
  const range = useRangeText()
  const format = useFormat()
  const locale = useLocale()
  const { currency: own } = useCurrency()
  const [update] = limitsApi.useUpdateSpendingLimitsMutation()
  const base = useRef(known)
  const { newer, note, forget } = useNewer(SpendingLimits)
  const schema = useMemo(() => limitForm(known.limits), [known.limits])
  const { daily, monthly } = known.limits ?? {}
  const currency = daily?.min.currency ?? known.spentToday?.currency ?? own
  const choices = alertChoices(base.current.alertPercents)

  const form = useForm({
    name: 'spending-limits',
    schema,
    defaults: limitValues(base.current, locale),
    keep: ['daily', 'dailyMode', 'monthly', 'monthlyMode', 'alerts'],
    words: {
      daily: { bad_format: t('form.sum.bad_format'), out_of_range: range(daily, t('limits.daily.label')), mismatch: t('limits.mismatch') },
      monthly: { bad_format: t('form.sum.bad_format'), out_of_range: range(monthly, t('limits.monthly.label')) },
    },
    send: async (values) => {
      try {
        return await update({ ...limitArg(values, currency), ...(base.current.updatedAt && { updatedAt: base.current.updatedAt }) }).unwrap()
      } catch (error) {
        const problem = placedLimits(toProblem(error))
        note(problem)
        throw problem
      }
    },
    done: (saved) => {
      take(saved)
      toast({ tone: 'ok', text: t('limits.saved'), id: 'limits' })
    },
  })
  usePrefix(form.prefix, onPrefix)
  function take(saved: SpendingLimits): void {
    base.current = saved
    form.reset(limitValues(saved, locale))
    forget()
  }
  const alerts = useValue(form, 'alerts')
  const toggle = (percent: string, on: boolean): void => form.set('alerts', on ? [...alerts, percent] : alerts.filter((one) => one !== percent))

  return (
    <Form
      form={form}
      className={lists.form}
      submit={t('limits.save')}
      sending={t('form.saving')}
      button={{ block: false }}
      foot={<Unsaved dirty={form.dirty} onDiscard={form.discard} />}
    >
      {newer && (
        <NewerNotice
          onTake={() => {
            take(newer)
            form.discard()
          }}
          onKeep={() => {
            base.current = newer
            forget()
            void form.submit()
          }}
        />
      )}
      {(['daily', 'monthly'] as const).map((which) => {
        const mode = which === 'daily' ? 'dailyMode' : 'monthlyMode'
        return (
          <div key={which} className={s.limit}>
            <Field {...form.field(which)} label={t(`limits.${which}.label`)} help={t(`limits.${which}.help`)} className={s.sum}>
              <TextInput {...form.input(which)} inputMode="decimal" autoComplete="off" maxLength={24} append={currency} />
            </Field>
            <RadioCards
              {...form.control(mode)}
              legend={t(`limits.${which}.mode`)}
              columns={2}
              options={limitModes.map((value) => ({ value, label: t(`limits.mode.${value}.label`), text: t(`limits.mode.${value}.text`) }))}
            />
          </div>
        )
      })}
      <fieldset className={s.alerts}>
        <legend>{t('limits.alerts.legend')}</legend>
        <p className={s.quiet}>{t('limits.alerts.text')}</p>
        <div className={s.percents}>
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
    </Form>
  )
}
