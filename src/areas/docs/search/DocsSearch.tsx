import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { docsApi } from '@/api/endpoints/docs.ts'
import { usePage } from '@/i18n/page-context.ts'
import { useAbortReplaced } from '@/shared/query/use-abort-replaced.ts'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { calledPlaces } from './found.ts'
import s from './search.module.css'
import { SearchResults } from './SearchResults.tsx'
import { useFinder } from './use-finder.ts'
import { useSearchKeys } from './use-search-keys.ts'

/** A shorter text finds nearly everything. */
const least = 2
/** A shorter text is not sent, where the file of the search is missing (specification, section 5). */
const leastSent = 3
/** The pause in typing, in milliseconds, after which a search is sent. */
const pause = 250

/**
 * Searches articles, parameters and errors, in a file that was built with the pages. A pasted error
 * code or API answer finds the error's description.
 */
export function DocsSearch() {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const text = typed.trim().slice(0, 2000)
  const find = useFinder(language, isOpen)
  const searches = text.length >= (find === null ? leastSent : least)
  // The search is deferred, so that typing stays fast.
  const settled = useDeferredValue(text)
  const own = useMemo(
    () => (find && settled.length >= least ? find(settled) : undefined),
    [find, settled],
  )
  const { called, isError } = useCalled(find === null && searches ? text : null)
  const records = find === null ? called : own

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
        {shows && records ? t('search.count', { count: records.length }) : ''}
      </p>
      {isOpen && text !== '' && !searches && (
        <div className={`box fill pad-2 paper scroll ${s.found}`}>
          <p className="quiet text-2 pad-3">
            {t('search.least', { min: find === null ? leastSent : least })}
          </p>
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
            <SearchResults records={records} onFollow={close} />
          )}
        </div>
      )}
    </div>
  )
}

/** Searches by a call. @param text null for no search */
function useCalled(text: string | null) {
  const { language } = usePage()
  /** The text that was last searched for. */
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => {
    if (text === null) return setAsked(null)
    const timer = setTimeout(() => setAsked(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const arg = text !== null && asked !== null ? { text: asked, language } : null
  const { data, isError } = docsApi.useSearchDocsQuery(arg ?? skipToken)
  useAbortReplaced(arg, (one) => docsApi.util.getRunningQueryThunk('searchDocs', one))
  // The results stay until those of the next text have come.
  const called = useMemo(
    () => (asked !== null && data ? calledPlaces(data.records, asked) : undefined),
    [asked, data],
  )
  return { called, isError: arg !== null && isError }
}
