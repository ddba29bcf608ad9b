import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import type { WorkAlert } from '@/api/contract/work-alerts.ts'
import { workAlertApi } from '@/api/endpoints/worker.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { shownAmount, typedAmount } from '@/lib/typed-amount.ts'
import { useCurrency } from '@/session/currency.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Select } from '@/ui/Select.tsx'
import { toast } from '@/ui/toast-store.ts'
import { draftKinds } from '../answer/draft.ts'
import { HourFields } from './HourFields.tsx'
import { languageName } from '@/lib/language-name.ts'

/** The form of an alert, or of a new one. */
export const alertForm = (alert: WorkAlert | null): string =>
  alert ? `work-alert-${alert.id}` : 'work-alert'

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

interface WorkAlertDialogProps {
  /** The alert that is changed; null for a new one. */
  alert: WorkAlert | null
  languages: readonly string[]
  onClose: () => void
}

/** The conditions under which somebody wants to be told of work. */
export function WorkAlertDialog({ alert, languages, onClose }: WorkAlertDialogProps) {
  const { t } = useTranslation('workAlerts')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const own = useCurrency().currency
  const currency = alert?.minPer1000?.currency ?? own
  const [add] = workAlertApi.useAddWorkAlertMutation()
  const [update] = workAlertApi.useUpdateWorkAlertMutation()
  const form = useForm({
    name: alertForm(alert),
    schema: Alert,
    defaults: {
      kind: alert?.kind ?? '',
      language: alert?.language ?? '',
      minPer1000: alert?.minPer1000 ? shownAmount(alert.minPer1000.amount, locale) : '',
      minWaiting: alert?.minWaiting ? String(alert.minWaiting) : '',
      from: alert?.from ?? '',
      to: alert?.to ?? '',
    },
    keep: ['kind', 'language', 'minPer1000', 'minWaiting', 'from', 'to'],
    about: currency,
    words: {
      minPer1000: { bad_format: t('payFormat'), out_of_range: t('payFormat') },
      minWaiting: { bad_format: t('waitingFormat'), out_of_range: t('waitingFormat') },
      from: { required: t('bothHours') },
      to: { required: t('bothHours') },
    },
    send: ({ kind, language, minPer1000, minWaiting, from, to }) => {
      const conditions = {
        kind: known(draftKinds, kind) ?? null,
        language: language || null,
        minPer1000: minPer1000 ? { amount: typedAmount(minPer1000, 2) ?? '', currency } : null,
        minWaiting: minWaiting ? Number(typedAmount(minWaiting, 0)) : null,
        from: from || null,
        to: to || null,
      }
      return alert ? update({ id: alert.id, ...conditions }).unwrap() : add(conditions).unwrap()
    },
    done: () => {
      toast({ tone: 'ok', text: alert ? common('form.saved') : t('added'), id: 'work-alert' })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal
      open
      title={t(alert ? 'edit' : 'add')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Form
        form={form}
        submit={common(alert ? 'action.save' : 'action.add')}
        button={{ size: 'md' }}
      >
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
                {languageName(locale, code)}
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
        <HourFields form={form} chosen={[alert?.from ?? null, alert?.to ?? null]} />
      </Form>
    </Modal>
  )
}
