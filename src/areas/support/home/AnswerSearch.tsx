import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { skipToken } from '@reduxjs/toolkit/query'
import { faqApi } from '@/api/endpoints/faq.ts'
import { usePage } from '@/i18n/page-context.ts'
import { minQueryLength } from '@/shared/faq/search.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import { useAbortReplaced } from '@/shared/query/use-abort-replaced.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import s from '../support.module.css'

/** The pause in typing, in milliseconds, after which a search is sent. */
const pause = 250
const most = 8

/** A search over all answers, from three characters on. The address holds the text. */
export function AnswerSearch() {
  const { t } = useTranslation('support')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const [params, change] = useAddress()
  const [typed, setTyped] = useState('')
  /** The text that was last searched for. */
  const [asked, setAsked] = useState<string | null>(null)
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
    if (!searches) return setAsked(null)
    const timer = setTimeout(() => {
      if (before.current !== text) latest.current({ q: text }, { replace: true })
      before.current = text
      setAsked(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [searches, text])
  const arg = searches && asked !== null ? { language, text: asked } : null
  const { currentData, isError, refetch } = faqApi.useFaqQuery(arg ?? skipToken)
  useAbortReplaced(arg, (one) => faqApi.util.getRunningQueryThunk('faq', one))

  function clear(): void {
    setTyped('')
    before.current = ''
    change({ q: null }, { replace: true })
  }
  const records = currentData?.records
  return (
    <div className={`grid gap-3 ${s.search}`}>
      <div role="search">
        <Field label={t('search.label')} help={t('search.help', { count: minQueryLength })}>
          <SearchInput
            value={typed}
            most={100}
            clearLabel={common('action.clearSearch')}
            onChange={({ target }) => (target.value === '' ? clear() : setTyped(target.value))}
          />
        </Field>
      </div>
      <p role="status" className="visually-hidden">
        {records && t('search.found', { count: records.length })}
      </p>
      {records && records.length > 0 && (
        <ul className={`panel bare grid clip ${s.results}`} aria-label={t('search.results')}>
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
        <div className="cluster gap-2 gap-x-4">
          <p>{t('search.nothing')}</p>
          <RouteLink to={{ id: 'supportBot', search: { q: text } }}>{t('search.bot')}</RouteLink>
        </div>
      )}
      {isError && !records && (
        <div className="cluster gap-2 gap-x-4" role="alert">
          <p>{t('search.failed')}</p>
          <Button variant="tertiary" onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
