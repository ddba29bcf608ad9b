import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'react-redux'
import type { FaqAnswer } from '@/api/contract/faq.ts'
import { usePage } from '@/i18n/page-context.ts'
import { chunk } from '@/lib/chunk.ts'
import { minQueryLength } from '@/shared/faq/search.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import s from './support.module.css'

/** The pause in typing, in milliseconds, after which a search is sent. */
const pause = 250
const most = 8

interface Found {
  text: string
  records: readonly FaqAnswer[] | null
}

/** A search over all answers, from three characters on. The address holds the text. */
export function AnswerSearch() {
  const { t } = useTranslation('support')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const store = useStore()
  const [params, change] = useAddress()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wanted = params.get('q') ?? ''
  const before = useRef('')
  // It changes with each change of the address, and a search must not restart with it.
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  // Prerendered files know no query, and going back restores an earlier one.
  useEffect(() => {
    if (wanted !== before.current) setTyped(wanted)
    before.current = wanted
  }, [wanted])
  const text = typed.trim().slice(0, 100)
  const searches = [...text].length >= minQueryLength

  useEffect(() => {
    if (!searches) return setFound(null)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      if (before.current !== text) latest.current({ q: text }, { replace: true })
      before.current = text
      const fetchIt = async (): Promise<void> => {
        try {
          const { searchAnswers } = await chunk(() => import('./search-call.ts'), { reload: false })
          const records = await searchAnswers(store, { language, text }, stop.signal)
          if (!stop.signal.aborted) setFound({ text, records })
        } catch {
          if (!stop.signal.aborted) setFound({ text, records: null })
        }
      }
      void fetchIt()
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [attempt, language, searches, store, text])

  function clear(): void {
    setTyped('')
    before.current = ''
    change({ q: null }, { replace: true })
  }
  const shown = searches ? found : null
  const records = shown?.records
  return (
    <div className={s.search}>
      <div role="search">
        <Field label={t('search.label')} help={t('search.help', { count: minQueryLength })}>
          <SearchInput
            value={typed}
            maxLength={100}
            clearLabel={common('action.clearSearch')}
            onChange={({ target }) => (target.value === '' ? clear() : setTyped(target.value))}
          />
        </Field>
      </div>
      <p role="status" className="visually-hidden">
        {records && t('search.found', { count: records.length })}
      </p>
      {records && records.length > 0 && (
        <ul className={s.results} aria-label={t('search.results')}>
          {records.slice(0, most).map(({ id, question, answer }) => (
            <li key={id}>
              <RouteLink to={{ id: 'faqAnswer', params: { id } }}>
                <b>{question}</b>
                <span className="quiet">{answer.replaceAll('\n', ' ').slice(0, 140)}…</span>
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
      {records?.length === 0 && (
        <div className={s.none}>
          <p>{t('search.nothing')}</p>
          <RouteLink to={{ id: 'supportBot', search: { q: text } }}>{t('search.bot')}</RouteLink>
        </div>
      )}
      {shown && records === null && (
        <div className={s.none} role="alert">
          <p>{t('search.failed')}</p>
          <Button variant="tertiary" onClick={() => setAttempt((count) => count + 1)}>
            {common('action.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
