import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'react-redux'
import { ask } from '@/api/ask.ts'
import { faqCalls, faqSearch } from '@/api/contract/faq.ts'
import type { TicketCategory } from '@/api/contract/tickets.ts'
import { usePage } from '@/i18n/page-context.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from './new-ticket.module.css'

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
  const store = useStore()
  const [found, setFound] = useState<TicketCategory['faq']>([])
  const text = subject.trim().slice(0, faqSearch.longest)
  const searches = [...text].length >= faqSearch.shortest
  useEffect(() => {
    if (!searches) return setFound([])
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // Uses ask(): typing aborts the previous search, and no answer is cached.
      ask(store, faqCalls.faq, { language, text }, stop.signal).then(
        ({ records }) => !stop.signal.aborted && setFound(records),
        // It is only a suggestion, so a failure is ignored.
        () => !stop.signal.aborted && setFound([]),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [language, searches, store, text])
  const shown = (found.length > 0 ? found : first).slice(0, most)
  return (
    <div role="status" className={s.suggestions}>
      {shown.length > 0 && (
        <>
          <p>{t('suggestions')}</p>
          <ul>
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
