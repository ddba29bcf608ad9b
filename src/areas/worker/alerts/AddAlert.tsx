import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { workAlertApi } from '@/api/endpoints/worker.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { typedAmount } from '@/lib/typed-amount.ts'
import { useCurrency } from '@/session/currency.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Select } from '@/ui/Select.tsx'
import { toast } from '@/ui/toast-store.ts'
import { draftKinds } from '../answer/draft.ts'
import { languageName } from './language-name.ts'

export const alertForm = 'work-alert'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const optionalNumber = (places: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || typedAmount(text, places) !== null, 'bad_format'),
    v.check((text) => text === '' || Number(typedAmount(text, places)) > 0, 'out_of_range'),
  )
const Alert = v.pipe(
  v.object({
    kind: v.string(),
    language: v.string(),
    minPer1000: optionalNumber(2),
    minWaiting: optionalNumber(0),
    from: v.string(),
    to: v.string(),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from === '' || to !== '', 'required'),
    ['to'],
  ),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => to === '' || from !== '', 'required'),
    ['from'],
  ),
)

/** The conditions under which somebody wants to be told of work. */
export function AddAlert({
  languages,
  onClose,
}: {
  languages: readonly string[]
  onClose: () => void
}) {
  const { t } = useTranslation('workAlerts')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const { currency } = useCurrency()
  const [add] = workAlertApi.useAddWorkAlertMutation()
  const form = useForm({
    name: alertForm,
    schema: Alert,
    defaults: { kind: '', language: '', minPer1000: '', minWaiting: '', from: '', to: '' },
    keep: ['kind', 'language', 'minPer1000', 'minWaiting', 'from', 'to'],
    about: currency,
    words: {
      minPer1000: { bad_format: t('payFormat'), out_of_range: t('payFormat') },
      minWaiting: { bad_format: t('waitingFormat'), out_of_range: t('waitingFormat') },
      from: { required: t('bothHours') },
      to: { required: t('bothHours') },
    },
    send: ({ kind, language, minPer1000, minWaiting, from, to }) =>
      add({
        kind: known(draftKinds, kind) ?? null,
        language: language || null,
        minPer1000: minPer1000 ? { amount: typedAmount(minPer1000, 2) ?? '', currency } : null,
        minWaiting: minWaiting ? Number(typedAmount(minWaiting, 0)) : null,
        from: from || null,
        to: to || null,
      }).unwrap(),
    done: () => {
      toast({ tone: 'ok', text: t('added'), id: 'work-alert' })
      onClose()
      return 'leaving'
    },
  })
  const times = (
    <>
      <option value="">{t('anyTime')}</option>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {hour}
        </option>
      ))}
    </>
  )
  return (
    <Modal open title={t('add')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={common('action.add')} button={{ size: 'md' }}>
        <Field {...form.field('kind')} label={t('kind')}>
          <Select {...form.input('kind')}>
            <option value="">{t('anyKind')}</option>
            {draftKinds.map((kind) => (
              <option key={kind} value={kind}>
                {common(`taskKind.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...form.field('language')} label={t('language')}>
          <Select {...form.input('language')}>
            <option value="">{t('anyLanguage')}</option>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code, locale)}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...form.field('minPer1000')} label={t('pay')} help={t('optional')}>
          <NumberInput {...form.input('minPer1000')} append={currency} />
        </Field>
        <Field {...form.field('minWaiting')} label={t('queue')} help={t('optional')}>
          <NumberInput {...form.input('minWaiting')} />
        </Field>
        <Field {...form.field('from')} label={t('from')} help={t('zone')}>
          <Select {...form.input('from')}>{times}</Select>
        </Field>
        <Field {...form.field('to')} label={t('to')}>
          <Select {...form.input('to')}>{times}</Select>
        </Field>
      </Form>
    </Modal>
  )
}
