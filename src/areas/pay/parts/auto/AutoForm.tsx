import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AutoTopUp } from '@/api/contract/auto-top-up.ts'
import type { SavedMethod } from '@/api/contract/saved-methods.ts'
import { autoTopUpApi } from '@/api/endpoints/auto-top-up.ts'
import { useLocale } from '@/i18n/page-context.ts'
import lists from '@/shared/account/lists.module.css'
import { NewerNotice } from '@/shared/account/NewerNotice.tsx'
import { Unsaved } from '@/shared/account/Unsaved.tsx'
import { useNewer } from '@/shared/account/use-newer.ts'
import { usePrefix } from '@/shared/account/use-prefix.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { autoForm, autoOf, autoRules } from '../../model/auto.ts'
import { useLimitsText } from '../methods/use-limits-text.ts'
import s from './auto.module.css'

interface AutoFormProps {
  known: AutoTopUp
  saved: readonly SavedMethod[]
  currency: string
  onPrefix: (prefix: string | undefined) => void
  /** It has turned out to be another than `known`. */
  onNewer: () => void
}

/** When, how much, by what, and how much at most. */
export function AutoForm({ known, saved, currency, onPrefix, onNewer }: AutoFormProps) {
  const { t } = useTranslation('topUp')
  const { t: pay } = useTranslation('pay')
  const limitsText = useLimitsText()
  const locale = useLocale()
  const [update] = autoTopUpApi.useUpdateAutoTopUpMutation()
  const version = useRef(known.updatedAt)
  const { newer, note, forget } = useNewer(AutoTopUp)
  const { limits } = known
  // One that has expired stays where it was chosen: the backend says what is wrong with it.
  const usable = saved.filter(({ id, status }) => status === 'active' || id === known.savedMethodId)
  const schema = useMemo(() => autoForm(limits), [limits])
  const range = limitsText.range(limits)
  const bad = { required: pay('amount.required'), bad_format: pay('amount.bad') }
  const form = useForm({
    name: 'auto-top-up',
    schema,
    defaults: autoOf(known, locale),
    keep: ['enabled', 'threshold', 'amount', 'dailyCountCap', 'monthlyAmountCap'],
    words: {
      threshold: { ...bad, out_of_range: t('auto.threshold.wrong', { times: autoRules.thresholdTimes }) },
      amount: { ...bad, out_of_range: pay('amount.range', { range }) },
      savedMethodId: { required: t('auto.card.required'), expired: t('auto.card.expired') },
      dailyCountCap: { required: t('auto.daily.wrong', autoRules.timesADay), out_of_range: t('auto.daily.wrong', autoRules.timesADay) },
      monthlyAmountCap: { ...bad, out_of_range: t('auto.monthly.wrong') },
    },
    send: async ({ enabled, threshold, amount, savedMethodId, dailyCountCap, monthlyAmountCap }) => {
      const of = (sum: string | null) => (sum === null ? null : { amount: sum, currency })
      const entries = {
        enabled,
        threshold: of(threshold),
        amount: of(amount),
        savedMethodId: saved.find(({ id }) => String(id) === savedMethodId)?.id ?? null,
        dailyCountCap: dailyCountCap ?? known.dailyCountCap,
        monthlyAmountCap: of(monthlyAmountCap),
      }
      try {
        return await withProof(() => update({ ...entries, ...(version.current && { updatedAt: version.current }) }).unwrap())
      } catch (error) {
        note(error)
        throw error
      }
    },
    done: (answer) => {
      const typed = form.values()
      take(answer)
      // What makes no sense yet has not been sent, and stays for the day it is switched on.
      if (!answer.enabled) form.reset(typed)
      toast({ tone: 'ok', text: answer.enabled ? t('auto.on') : t('auto.off'), id: 'auto-top-up' })
    },
  })
  usePrefix(form.prefix, onPrefix)
  const enabled = useValue(form, 'enabled')
  const { dirty, follow } = form
  const seen = useRef(known)
  const shown = useRef(known)
  // Without its card, or by another tab, it is switched off: what was not changed here follows. What was is not written over that unseen.
  useEffect(() => {
    if (seen.current === known) return
    seen.current = known
    if (!dirty) version.current = known.updatedAt
    const [before, now] = [autoOf(shown.current, locale), autoOf(known, locale)]
    if (JSON.stringify(before) !== JSON.stringify(now)) follow(now)
    shown.current = known
  }, [dirty, follow, known, locale])
  function take(answer: AutoTopUp): void {
    shown.current = answer
    version.current = answer.updatedAt
    form.reset(autoOf(answer, locale))
    forget()
  }
  return (
    <Form
      form={form}
      className={lists.form}
      submit={t('auto.save')}
      sending={t('saving')}
      button={{ block: false }}
      foot={<Unsaved dirty={form.dirty} onDiscard={form.discard} />}
    >
      {newer && (
        <NewerNotice
          onTake={() => {
            take(newer)
            form.discard()
            onNewer()
          }}
          onKeep={() => {
            version.current = newer.updatedAt
            forget()
            void form.submit()
          }}
        />
      )}
      <Checkbox {...form.control('enabled')} label={t('auto.enabled')} help={t('auto.enabledHelp')} />
      <div className={s.pairs}>
        <Field {...form.field('threshold')} label={t('auto.threshold.label')} required={enabled}>
          <TextInput {...form.input('threshold')} inputMode="decimal" autoComplete="off" append={currency} />
        </Field>
        <Field {...form.field('amount')} label={t('auto.amount')} help={range} required={enabled}>
          <TextInput {...form.input('amount')} inputMode="decimal" autoComplete="off" append={currency} />
        </Field>
        <Field {...form.field('dailyCountCap')} label={t('auto.daily.label')} help={t('auto.daily.help', autoRules.timesADay)} required={enabled}>
          <TextInput {...form.input('dailyCountCap')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field {...form.field('monthlyAmountCap')} label={t('auto.monthly.label')} help={t('auto.monthly.help')} required={enabled}>
          <TextInput {...form.input('monthlyAmountCap')} inputMode="decimal" autoComplete="off" append={currency} />
        </Field>
        <Field {...form.field('savedMethodId')} label={t('auto.card.label')}>
          <Select {...form.input('savedMethodId')}>
            <option value="">{t('auto.card.none')}</option>
            {usable.map(({ id, brand, last4 }) => (
              <option key={id} value={String(id)}>
                {pay('saved.name', { brand, last4 })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Form>
  )
}
