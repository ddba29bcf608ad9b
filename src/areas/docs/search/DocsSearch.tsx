import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { skipToken } from '@reduxjs/toolkit/query'
import { docsApi } from '@/api/endpoints/docs.ts'
import { usePage } from '@/i18n/page-context.ts'
import { useAbortReplaced } from '@/shared/query/use-abort-replaced.ts'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import s from './search.module.css'
import { SearchResults } from './SearchResults.tsx'
import { useSearchKeys } from './use-search-keys.ts'

/** A shorter text is not sent (specification, section 5). */
const least = 3
/** The pause in typing, in milliseconds, after which a search is sent. */
const pause = 250

/**
 * Searches articles, parameters and errors. A pasted error code or API answer finds the error's
 * description.
 */
export function DocsSearch() {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  /** The text that was last searched for. */
  const [asked, setAsked] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const text = typed.trim().slice(0, 2000)
  const searches = text.length >= least

  useEffect(() => {
    if (!searches) return setAsked(null)
    const timer = setTimeout(() => setAsked(text), pause)
    return () => clearTimeout(timer)
  }, [searches, text])
  const arg = searches && asked !== null ? { text: asked, language } : null
  const { data, currentData, isError } = docsApi.useSearchDocsQuery(arg ?? skipToken)
  useAbortReplaced(arg, (one) => docsApi.util.getRunningQueryThunk('searchDocs', one))
  // The results stay until those of the next text have come.
  const records = asked === null ? undefined : data?.records

  useSearchKeys(box, isOpen && searches, setIsOpen)
  const shows = isOpen && searches
  // The same function each time, so that typing does not render the results again.
  const close = useCallback(() => setIsOpen(false), [])
  return (
    <div ref={box} role="search" className={`relative ${s.search}`}>
      <Field label={t('search.label')} hideLabel id={id}>
        <SearchInput
          clearLabel={common('action.clearSearch')}
          placeholder={common('action.search')}
          value={typed}
          most={2000}
          aria-controls={shows ? `${id}-found` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsOpen(true)
          }}
        />
      </Field>
      <p className="visually-hidden" role="status">
        {shows && currentData ? t('search.count', { count: currentData.records.length }) : ''}
      </p>
      {isOpen && text !== '' && !searches && (
        <div className={`box fill pad-2 paper scroll ${s.found}`}>
          <p className="quiet text-2 pad-3">{t('search.least', { min: least })}</p>
        </div>
      )}
      {shows && (
        <div id={`${id}-found`} className={`box fill pad-2 paper scroll ${s.found}`}>
          {isError ? (
            <p className="quiet text-2 pad-3" role="alert">
              {t('search.failed')}
            </p>
          ) : records === undefined ? (
            <p className="quiet text-2 pad-3">{t('search.looking')}</p>
          ) : records.length === 0 ? (
            <p className="quiet text-2 pad-3">{t('search.nothing')}</p>
          ) : (
            <SearchResults records={records} text={asked ?? ''} onFollow={close} />
          )}
        </div>
      )}
    </div>
  )
}
