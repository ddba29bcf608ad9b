import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyProblems, feedbackProducts } from '@/api/contract/feedback.ts'
import { serviceApi } from '@/api/endpoints/service.ts'
import { byName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { proxyCountries } from '@/routes/slugs/proxy-countries.ts'
import { Form } from '@/shared/form/Form.tsx'
import { StarRating } from '@/shared/rating/StarRating.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { ProxyFeedback as schema } from './feedback-forms.ts'
import type { SentFeedback } from './FeedbackFrame.tsx'
import { Contact, Foot, FeedbackWords } from './Common.tsx'
import { useCommonWords } from './use-common-words.ts'
import s from '../support.module.css'

const defaults = { rating: '', product: '', country: '', problem: '', text: '', mayContact: false }
const codes = proxyCountries.map((slug) => (slug === 'uk' ? 'GB' : slug.toUpperCase()))

export function ProxyFeedbackForm({ onSent }: { onSent: (sent: SentFeedback) => void }) {
  const { t } = useTranslation('feedback')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const [send] = serviceApi.useSendProxyFeedbackMutation()
  const errors = useCommonWords()
  const form = useForm({
    name: 'proxy-feedback',
    schema,
    defaults,
    keep: ['rating', 'product', 'country', 'problem', 'text', 'mayContact'],
    words: {
      ...errors,
      product: { required: t('error.product') },
      problem: { required: t('error.problem') },
    },
    send: async (values) => ({
      id: String((await send(values).unwrap()).id),
      mayContact: values.mayContact,
    }),
    done: onSent,
  })
  const countries = byName(codes, locale)
  return (
    <Form form={form} submit={t('submit')} foot={<Foot />}>
      <StarRating
        {...form.control('rating')}
        legend={t('proxy.rating')}
        nameOf={(value) => common(`stars.${value}`)}
      />
      <RadioCards
        {...form.control('product')}
        legend={t('proxy.product')}
        columns={2}
        options={feedbackProducts.map((value) => ({ value, label: t(`proxy.products.${value}`) }))}
      />
      <div className={`stack gap-4 align-start ${s.pair}`}>
        <Field {...form.field('problem')} label={t('proxy.problem')} required>
          <Select {...form.input('problem')}>
            <option value="">{common('form.choose')}</option>
            {proxyProblems.map((value) => (
              <option key={value} value={value}>
                {t(`proxy.problems.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          {...form.field('country')}
          label={t('proxy.country')}
          marker={common('form.optional')}
        >
          <Select {...form.input('country')}>
            <option value="">{t('proxy.anyCountry')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <FeedbackWords
        field={form.field('text')}
        input={form.input('text')}
        help={t('proxy.textHelp')}
      />
      <Contact control={form.control('mayContact')} />
    </Form>
  )
}
