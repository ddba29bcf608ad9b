import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { ticketLimits } from '@/api/contract/tickets.ts'
import type { Ticket } from '@/api/contract/tickets.ts'
import { ticketApi } from '@/api/endpoints/tickets.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { StarRating } from '@/shared/rating/StarRating.tsx'
import { stars } from '@/shared/rating/stars.ts'
import { sentences } from '@/lib/sentences.ts'

const schema = v.object({
  rating: v.pipe(
    v.string(),
    v.picklist(stars, (issue) => (issue.input ? 'not_allowed' : 'required')),
    v.transform(Number),
  ),
  comment: v.pipe(v.string(), v.trim(), v.maxLength(ticketLimits.comment)),
})
const defaults = { rating: '', comment: '' }

/** Rates the support, once the ticket is solved. */
export function Rating({ ticket: { id, rating } }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket')
  const { t: common } = useTranslation()
  const [rate] = ticketApi.useRateTicketMutation()
  const [fresh, setFresh] = useState(false)
  const form = useForm({
    name: `ticket-rating-${id}`,
    schema,
    defaults,
    keep: ['rating', 'comment'],
    words: { rating: { required: common('form.rateRequired') } },
    send: ({ rating: given, comment }) =>
      rate({ id, rating: given, ...(comment && { comment }) }).unwrap(),
    done: () => setFresh(true),
  })
  const box = useTakeFocus<HTMLParagraphElement>(fresh)
  return (
    <div data-print={rating === null ? 'no' : undefined}>
      <AccountSection title={t('rating.title')}>
        {rating !== null ? (
          <p ref={box} tabIndex={-1} role={fresh ? 'status' : undefined}>
            {sentences(t('rating.given', { count: rating }), fresh && common('vote.thanks'))}
          </p>
        ) : (
          <Form form={form} submit={t('rating.send')} button={{ size: 'md', variant: 'secondary' }}>
            <StarRating
              {...form.control('rating')}
              legend={common('label.yourRating')}
              nameOf={(given) => common(`stars.${given}`)}
            />
            <Field
              {...form.field('comment')}
              label={t('rating.comment')}
              marker={common('form.optional')}
            >
              <Textarea {...form.input('comment')} rows={3} />
            </Field>
          </Form>
        )}
      </AccountSection>
    </div>
  )
}
