import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Review, SoftwareItem } from '@/api/contract/software.ts'
import { reviewLimits } from '@/api/contract/software-terms.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { usePage } from '@/i18n/page-context.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { StarRating } from '@/shared/rating/StarRating.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useTerms } from '@/shared/program/use-terms.ts'
import { ReviewForm, reviewValues } from './review-form.ts'

interface ReviewDialogProps {
  item: SoftwareItem
  /** Null for a new review. */
  review: Review | null
  /** The form's name. */
  form: string
  onClose: () => void
}

/** The reader's review of a program. What was typed is kept until it is sent. */
export function ReviewDialog({ item, review, form: name, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const terms = useTerms()
  const language = usePage().language === 'ru' ? 'ru' : 'en'
  const [create] = softwareApi.useCreateReviewMutation()
  const [update] = softwareApi.useUpdateReviewMutation()
  const { refetch } = softwareApi.useOwnReviewQuery({ slug: item.slug })
  const isTaken = useRef(false)
  const form = useForm({
    name,
    schema: ReviewForm,
    defaults: reviewValues(review, language),
    keep: ['rating', 'title', 'text', 'pros', 'cons', 'language'],
    words: {
      rating: { required: common('form.rateRequired') },
      text: { required: t('form.textRequired'), not_unique: t('form.already') },
    },
    // There is one review per program, and another tab may have sent it first.
    place: ({ status }) => {
      isTaken.current = status === 409
      return isTaken.current ? { text: 'not_unique' } : undefined
    },
    send: (values) =>
      (review
        ? update({ id: review.id, ...values })
        : create({ softwareId: item.id, ...values })
      ).unwrap(),
    done: () => {
      toast({ tone: 'ok', id: 'own-review', text: t('form.done') })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal
      open
      title={t(review ? 'form.editTitle' : 'form.title', { name: item.title })}
      closeLabel={common('action.close')}
      onClose={() => {
        // The other version does not replace what was typed before the reader closes the dialog.
        if (isTaken.current) void refetch()
        onClose()
      }}
    >
      <Form form={form} submit={t('form.send')}>
        <StarRating
          {...form.control('rating')}
          legend={common('label.yourRating')}
          nameOf={(value) => common(`stars.${value}`)}
        />
        <Field
          {...form.field('text')}
          label={t('form.text')}
          help={t('form.textHelp', { min: reviewLimits.least })}
          required
        >
          <Textarea {...form.input('text')} rows={6} />
        </Field>
        <Field {...form.field('title')} label={t('form.heading')} marker={common('form.optional')}>
          <TextInput {...form.input('title')} />
        </Field>
        <Field {...form.field('pros')} label={t('reviews.pros')} marker={common('form.optional')}>
          <Textarea {...form.input('pros')} rows={2} />
        </Field>
        <Field {...form.field('cons')} label={t('reviews.cons')} marker={common('form.optional')}>
          <Textarea {...form.input('cons')} rows={2} />
        </Field>
        <Field {...form.field('language')} label={t('form.language')}>
          <Select {...form.input('language')}>
            {['en', 'ru'].map((code) => (
              <option key={code} value={code}>
                {terms.language(code)}
              </option>
            ))}
          </Select>
        </Field>
        <p className="quiet text-1">
          {t(review?.status === 'published' ? 'form.rulesLive' : 'form.rules')}
        </p>
      </Form>
    </Modal>
  )
}
