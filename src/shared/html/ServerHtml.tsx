import { useMemo } from 'react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { splitLanguage } from '@/routes/language.ts'
import { isPlainClick } from '@/lib/is-plain-click.ts'
import { findPage } from '@/routes/paths.ts'
import { useCutText } from '@/shared/use-cut-text.tsx'
import { plainText } from './plain-text.ts'
import type { HtmlKind } from './sanitise.ts'
import { useSanitiser } from './use-sanitiser.ts'
import s from './ServerHtml.module.css'

interface ServerHtmlProps {
  html: string
  /** Determines the allowed elements and attributes. */
  kind: HtmlKind
  /** A BCP 47 tag, if it differs from the page's language. */
  lang?: string | undefined
  /**
   * HTML that the build has sanitized and written into the file, where it stays. Only the build
   * passes it; the browser uses what the document contains.
   */
  served?: string | undefined
}

/** Longer than any message, and than any article that the editor saves. */
const longest: Record<HtmlKind, number> = { message: 50_000, article: 400_000 }

/** The HTML that the build has written into the document, while the page hydrates. */
export const servedHtml = (): string => document.querySelector('[data-served]')?.innerHTML ?? ''

/** An empty value that Trusted Types accept. */
function empty(): TrustedHTML | string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes')
  const none: unknown =
    typeof types === 'object' && types !== null ? Reflect.get(types, 'emptyHTML') : null
  return isTrusted(none) ? none : ''
}
const isTrusted = (value: unknown): value is TrustedHTML =>
  typeof value === 'object' && value !== null

/**
 * Renders HTML from a server. No other component does. It renders nothing until the sanitizer has
 * loaded, and plain text if it cannot be loaded. HTML that is far too long is cut, with a button
 * that shows all of it.
 */
export function ServerHtml({ html, kind, lang, served }: ServerHtmlProps) {
  const kept = served !== undefined
  const navigate = useNavigate()
  const sanitiser = useSanitiser(!kept)
  // The parser closes what the cut has left open.
  const [shown, toggle] = useCutText(html, kept ? Infinity : longest[kind])

  // The object stays the same while the HTML does. With a new object React would write the HTML
  // again, and the focus within would be lost.
  const markup = useMemo(() => {
    if (kept) return { __html: typeof window === 'undefined' ? served : empty() }
    return sanitiser && sanitiser !== 'lost' ? { __html: sanitiser.sanitise(shown, kind) } : null
  }, [kept, kind, sanitiser, served, shown])

  function follow(event: MouseEvent<HTMLDivElement>): void {
    if (!isPlainClick(event)) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href') ?? ''
    if (!href.startsWith('/')) return
    const target = findPage(splitLanguage(new URL(href, location.origin).pathname).path)
    // A file or a redirect of the host, which the browser loads.
    if (!target) return
    event.preventDefault()
    void navigate(href)
  }

  if (!markup && (sanitiser !== 'lost' || kept)) return null
  return (
    <>
      {markup ? (
        <div
          role="presentation"
          data-served={kept || undefined}
          className={`break ${s.html}`}
          lang={lang}
          onClick={follow}
          dangerouslySetInnerHTML={markup}
          suppressHydrationWarning={kept}
        />
      ) : (
        <div className={`break ${s.text}`} lang={lang}>
          {plainText(shown)}
        </div>
      )}
      {toggle}
    </>
  )
}
