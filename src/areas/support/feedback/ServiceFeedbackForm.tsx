import { useTranslation } from '@/i18n/use-translation.ts'
import { serviceAreas } from '@/api/contract/feedback.ts'
import { serviceApi } from '@/api/endpoints/service.ts'
import { Form } from '@/shared/form/Form.tsx'
import { StarRating } from '@/shared/rating/StarRating.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { ServiceFeedback as schema } from './feedback-forms.ts'
import type { SentFeedback } from './FeedbackFrame.tsx'
import { Contact, Foot, FeedbackWords } from './Common.tsx'
import { useCommonWords } from './use-common-words.ts'

const defaults = { rating: '', area: '', taskId: '', text: '', mayContact: false }

export function ServiceFeedbackForm({ onSent }: { onSent: (sent: SentFeedback) => void }) {
  const { t } = useTranslation('feedback')
  const { t: common } = useTranslation()
  const [send] = serviceApi.useSendServiceFeedbackMutation()
  const errors = useCommonWords()
  const form = useForm({
    name: 'service-feedback',
    schema,
    defaults,
    keep: ['rating', 'area', 'taskId', 'text', 'mayContact'],
    words: {
      ...errors,
      area: { required: t('error.area') },
      taskId: { bad_format: t('service.taskError') },
    },
    send: async (values) => ({
      id: String((await send(values).unwrap()).id),
      mayContact: values.mayContact,
    }),
    done: onSent,
  })
  return (
    <Form form={form} submit={t('submit')} foot={<Foot />}>
      <StarRating
        {...form.control('rating')}
        legend={t('service.rating')}
        nameOf={(value) => common(`stars.${value}`)}
      />
      <RadioCards
        {...form.control('area')}
        legend={t('service.area')}
        columns={2}
        options={serviceAreas.map((value) => ({ value, label: t(`service.areas.${value}`) }))}
      />
      <Field
        {...form.field('taskId')}
        label={common('label.taskId')}
        marker={common('form.optional')}
        help={t('service.taskHelp')}
      >
        <TextInput {...form.input('taskId')} inputMode="numeric" autoComplete="off" />
      </Field>
      <FeedbackWords
        field={form.field('text')}
        input={form.input('text')}
        help={t('service.textHelp')}
      />
      <Contact control={form.control('mayContact')} />
    </Form>
  )
}
