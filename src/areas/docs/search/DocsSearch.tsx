import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'react-redux'
import type { DocsFound } from '@/api/contract/docs.ts'
import { usePage } from '@/i18n/page-context.ts'
import { chunk } from '@/lib/chunk.ts'
import { site } from '@/site/site.ts'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import s from './search.module.css'
import { SearchResults } from './SearchResults.tsx'
import { useSearchKeys } from './use-search-keys.ts'

/** The specification, section 5: a shorter text is not sent. */
const least = 3
/** Milliseconds without a key after which a text is meant. */
const pause = 250

interface Found {
  text: string
  records: readonly DocsFound[] | null
}

/**
 * Finds articles, parameters and the cure for an error, whose code or whole answer may be pasted.
 */
export function DocsSearch() {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const store = useStore()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const text = typed.trim().slice(0, 2000)
  const isAsked = text.length >= least

  useEffect(() => {
    if (!isAsked) return setFound(null)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const arg = { text, language, hostname: site.canonicalHost }
      const send = async () => {
        const { ask, docsCalls } = await chunk(() => import('../calls.ts'), { reload: false })
        // Uses ask(): an open page has no RTK Query in its first load.
        return ask(store, docsCalls.searchDocs, arg, stop.signal)
      }
      send().then(
        ({ records }) => {
          if (!stop.signal.aborted) setFound({ text, records })
        },
        (error: unknown) => {
          if (stop.signal.aborted) return
          console.warn('The documentation could not be searched.', error)
          setFound({ text, records: null })
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isAsked, language, store, text])

  useSearchKeys(box, isOpen && isAsked, setIsOpen)
  const shows = isOpen && isAsked
  // One function: typing must not draw the results anew.
  const close = useCallback(() => setIsOpen(false), [])
  return (
    <div ref={box} role="search" className={s.search}>
      <Field label={t('search.label')} hideLabel id={id}>
        <SearchInput
          clearLabel={common('action.clearSearch')}
          placeholder={common('action.search')}
          value={typed}
          maxLength={2000}
          aria-controls={shows ? `${id}-found` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsOpen(true)
          }}
        />
      </Field>
      <p className="visually-hidden" role="status">
        {shows && found?.records ? t('search.count', { count: found.records.length }) : ''}
      </p>
      {isOpen && text !== '' && !isAsked && (
        <div className={s.found}>
          <p className={s.note}>{t('search.least', { min: least })}</p>
        </div>
      )}
      {shows && (
        <div id={`${id}-found`} className={s.found}>
          {found === null ? (
            <p className={s.note}>{t('search.looking')}</p>
          ) : found.records === null ? (
            <p className={s.note} role="alert">
              {t('search.failed')}
            </p>
          ) : found.records.length === 0 ? (
            <p className={s.note}>{t('search.nothing')}</p>
          ) : (
            <SearchResults records={found.records} text={found.text} onFollow={close} />
          )}
        </div>
      )}
    </div>
  )
}
