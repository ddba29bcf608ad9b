import { useTranslation } from '@/i18n/use-translation.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Section } from '@/ui/Section.tsx'
import s from './home.module.css'

const questions = [
  'price',
  'solved',
  'refund',
  'limits',
  'languages',
  'api',
  'data',
  'misuse',
] as const

const article = (slug: string) => ({ id: 'apiDocsArticle', params: { slug } }) as const
/** Where an answer and its figures come from. */
const sources = {
  price: { id: 'pricing' },
  solved: article('task-states'),
  refund: article('complaints'),
  limits: article('limits'),
  languages: article('audio-captcha'),
  api: article('migration'),
  data: { id: 'privacyPolicy' },
  misuse: { id: 'termsOfService' },
} as const

export function Questions() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  return (
    <Section id="questions" aria-labelledby="questions-title" className={s.splitSection}>
      <div className={`stack gap-6 ${s.split}`}>
        <div className={`stack gap-4 content-start measure ${s.words} ${s.stay}`}>
          <h2 id="questions-title" className="title">
            {common('heading.questions')}
          </h2>
        </div>
        <div className="line-above">
          {questions.map((question) => (
            <Disclosure key={question} level={3} summary={t(`faq.${question}.q`)}>
              <p>{t(`faq.${question}.a`)}</p>
              <p className="mt-2">
                <RouteLink to={sources[question]}>
                  {question === 'price' ? t('prices.all') : t(`faq.source.${question}`)}
                </RouteLink>
              </p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  )
}
