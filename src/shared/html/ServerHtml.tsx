import { useEffect, useMemo, useState } from 'react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { splitLanguage } from '@/routes/language.ts'
import { isPlainClick } from '@/lib/is-plain-click.ts'
import { findPage } from '@/routes/paths.ts'
import { plainText } from './plain-text.ts'
import type { HtmlKind } from './sanitise.ts'
import { getSanitiser, loadSanitiser } from './sanitiser.ts'
import s from './ServerHtml.module.css'

interface ServerHtmlProps {
  html: string
  /** What may stand in it. */
  kind: HtmlKind
  /** BCP 47, where it is not the page's language. */
  lang?: string | undefined
  /**
   * The build has sanitised it and written it into the file: there it stands, and stays. What is given here is written by the build
   * alone; a browser takes up what its document has.
   */
  served?: string | undefined
}

/** Nothing, as Trusted Types allow it to be written. */
function empty(): TrustedHTML | string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes')
  const none: unknown =
    typeof types === 'object' && types !== null ? Reflect.get(types, 'emptyHTML') : null
  return isTrusted(none) ? none : ''
}
const isTrusted = (value: unknown): value is TrustedHTML =>
  typeof value === 'object' && value !== null

/** HTML that a server sent: the only place that writes any. Nothing stands here until the sanitiser has come; without it, the text. */
export function ServerHtml({ html, kind, lang, served }: ServerHtmlProps) {
  const kept = served !== undefined
  const navigate = useNavigate()
  const [sanitiser, setSanitiser] = useState(getSanitiser)

  useEffect(() => {
    if (kept) return
    let current = true
    void loadSanitiser().then((loaded) => current && setSanitiser(loaded))
    return () => {
      current = false
    }
  }, [kept])

  // One object for as long as the HTML is the same: React writes another one anew, and focus within would be lost.
  const markup = useMemo(() => {
    if (kept) return { __html: typeof window === 'undefined' ? served : empty() }
    return sanitiser && sanitiser !== 'lost' ? { __html: sanitiser.sanitise(html, kind) } : null
  }, [html, kept, kind, sanitiser, served])

  function follow(event: MouseEvent<HTMLDivElement>): void {
    if (!isPlainClick(event)) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href') ?? ''
    if (!href.startsWith('/')) return
    const target = findPage(splitLanguage(new URL(href, location.origin).pathname).path)
    // A file or a redirect of the host: the browser loads it.
    if (!target) return
    event.preventDefault()
    void navigate(href)
  }

  if (sanitiser === 'lost' && !kept) {
    return (
      <div className={s.text} lang={lang}>
        {plainText(html)}
      </div>
    )
  }
  return (
    markup && (
      <div
        role="presentation"
        className={s.html}
        lang={lang}
        onClick={follow}
        dangerouslySetInnerHTML={markup}
        suppressHydrationWarning={kept}
      />
    )
  )
}
