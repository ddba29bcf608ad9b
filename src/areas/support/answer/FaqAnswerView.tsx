import { useTranslation } from '@/i18n/use-translation.ts'
import type { FaqAnswer } from '@/api/contract/faq.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { AnswerText } from '@/shared/faq/AnswerText.tsx'
import { nameWith } from '@/lib/sentences.ts'
import { seenOr } from '@/lib/unseen.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { isLanguage, languages } from '@/site/languages.ts'
import { Forward } from '@/ui/Forward.tsx'
import { Vote } from './Vote.tsx'
import s from '../support.module.css'

const pages = { customer: 'faqCustomer', developer: 'faqDeveloper', worker: 'faqWorker' } as const
const pageOf = (section: string) =>
  section === 'developer' || section === 'worker' ? pages[section] : pages.customer

export function FaqAnswerView({ answer }: { answer: FaqAnswer }) {
  const { t } = useTranslation('faq')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const { language } = usePage()
  const other = answer.language !== language
  const lang = isLanguage(answer.language) ? languages[answer.language].tag : 'en'
  const updated = new Date(answer.updatedAt)
  return (
    <article className="stack gap-4">
      <p className={`text-1 bold ${s.over}`} lang={other ? lang : undefined}>
        {answer.topic.title}
      </p>
      <h1 className="title" lang={other ? lang : undefined}>
        {seenOr([answer.question, answer.topic.title], common('label.answer'))}
      </h1>
      {other && <p className="quiet">{t('answer.english')}</p>}
      <div className="stack gap-3" lang={other ? lang : undefined}>
        <AnswerText answer={answer} />
      </div>
      <footer>
        {!Number.isNaN(updated.getTime()) && (
          <p className="faint text-1">
            {t('answer.updated', {
              date: updated.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
            })}
          </p>
        )}
        <Vote id={answer.id} />
      </footer>
      {answer.related.length > 0 && (
        <nav aria-labelledby="related" className={`grid gap-2 line-above ${s.related}`}>
          <h2 id="related" className="heading">
            {t('answer.related')}
          </h2>
          <ul lang={other ? lang : undefined}>
            {answer.related.map(({ id, question }) => (
              <li key={id}>
                <RouteLink to={{ id: 'faqAnswer', params: { id } }}>{question}</RouteLink>
              </li>
            ))}
          </ul>
          <RouteLink
            to={{ id: pageOf(answer.section), hash: answer.id }}
            className={`inline-row gap-1 text-2 bold ${s.answerAll}`}
          >
            {nameWith(t('answer.all'), common(`nav.crumb.${pageOf(answer.section)}`))} <Forward />
          </RouteLink>
        </nav>
      )}
    </article>
  )
}
