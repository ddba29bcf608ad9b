import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { skipToken } from '@reduxjs/toolkit/query'
import { faqSearch } from '@/api/contract/faq.ts'
import type { TicketCategory } from '@/api/contract/tickets.ts'
import { faqApi } from '@/api/endpoints/faq.ts'
import { usePage } from '@/i18n/page-context.ts'
import { useAbortReplaced } from '@/shared/query/use-abort-replaced.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from '../account.module.css'

const pause = 400
const most = 4

interface SuggestionsProps {
  subject: string
  /** The category's questions, shown until something matches the subject. */
  first: TicketCategory['faq']
}

/**
 * Answers that may make the ticket unnecessary, found while the subject is typed. They open in a
 * new tab, so that the text here stays.
 */
export function Suggestions({ subject, first }: SuggestionsProps) {
  const { t } = useTranslation('newTicket')
  const { language } = usePage()
  const [asked, setAsked] = useState<string | null>(null)
  const text = subject.trim().slice(0, faqSearch.longest)
  const searches = [...text].length >= faqSearch.shortest
  useEffect(() => {
    const timer = setTimeout(() => setAsked(searches ? text : null), pause)
    return () => clearTimeout(timer)
  }, [searches, text])
  // It is only a suggestion, so a failure is ignored.
  const arg = searches && asked !== null ? { language, text: asked } : null
  const { currentData } = faqApi.useFaqQuery(arg ?? skipToken)
  useAbortReplaced(arg, (one) => faqApi.util.getRunningQueryThunk('faq', one))
  const found = currentData?.records ?? []
  const shown = (found.length > 0 ? found : first).slice(0, most)
  return (
    <div role="status" className={s.suggestions}>
      {shown.length > 0 && (
        <>
          <p>{t('suggestions')}</p>
          <ul className="bare grid">
            {shown.map(({ id, question }) => (
              <li key={id}>
                <RouteLink
                  to={{ id: 'faqAnswer', params: { id } }}
                  target="_blank"
                  rel="noopener"
                  aria-label={t('newTab', { question })}
                >
                  {question}
                </RouteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
