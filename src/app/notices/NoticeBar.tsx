import { X } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { I18nextProvider } from 'react-i18next'
import { useTranslation } from '@/i18n/use-translation.ts'
import { usePage, WordsContext } from '@/i18n/page-context.ts'
import { note } from '@/lib/note.ts'
import { writeCookie } from '@/session/cookies.ts'
import type { CookieName } from '@/session/cookies.ts'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { Button } from '@/ui/Button.tsx'
import { foreignLanguage, homeOf } from './home-of.ts'
import type { NoticeName } from './notice-for.ts'
import s from './NoticeBar.module.css'
import { useDocked } from '@/ui/use-scrollable.ts'

interface Props {
  name: NoticeName
  /** The cookie that stores the dismissal. */
  cookie: CookieName
  onDismiss: () => void
}

/**
 * A notice in a language that its reader knows. On a Russian page, the notice for people who do not
 * read Russian is in another language, with Russian below it.
 */
export function NoticeBar(props: Props) {
  const words = use(WordsContext)
  const { t } = useTranslation('notice')
  const { language } = usePage()
  const speaks =
    props.name === 'language' && language === 'ru' ? foreignLanguage(navigator.languages) : language
  const [brought, setBrought] = useState<Language | null>(null)
  useEffect(() => {
    if (speaks === language || !words) return
    words.load(speaks, ['notice']).then(
      () => setBrought(speaks),
      (error: unknown) => note('The words of a notice could not be loaded.', error),
    )
  }, [language, speaks, words])
  if (!words || (speaks !== language && speaks !== brought)) return null
  return (
    <I18nextProvider i18n={words.in(speaks)}>
      <Bar
        {...props}
        speaks={speaks}
        hint={
          speaks === language
            ? null
            : { text: t('kind.language.text'), lang: languages[language].tag }
        }
      />
    </I18nextProvider>
  )
}

interface BarProps extends Props {
  speaks: Language
  hint: { text: string; lang: string } | null
}

function Bar({ name, cookie, onDismiss, speaks, hint }: BarProps) {
  const { t } = useTranslation('notice')
  const page = usePage()
  const region = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  const isDocked = useDocked(region)
  const home = name === 'international' || speaks === 'ru' ? 'en' : speaks
  const href = homeOf(page, home, site.hosts)

  useEffect(() => {
    const bar = region.current
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element)) before.current = null
      else if (!bar?.contains(relatedTarget)) before.current = relatedTarget
    }
    bar?.addEventListener('focusin', enter)
    return () => bar?.removeEventListener('focusin', enter)
  }, [isDocked])

  // The bar may cover the focused element.
  useEffect(() => {
    const focused = document.activeElement
    const bar = region.current?.getBoundingClientRect()
    if (!focused || focused === document.body || !bar || region.current?.contains(focused)) return
    const { bottom, top } = focused.getBoundingClientRect()
    // An element that fills the page is not covered.
    if (bottom > bar.top && top < bar.bottom && bottom - top < bar.top)
      focused.scrollIntoView({ block: 'nearest' })
  }, [])

  function dismiss(): void {
    const inside = region.current?.contains(document.activeElement) ?? false
    const came = before.current
    writeCookie(cookie, '1')
    flushSync(onDismiss)
    if (!inside) return
    // Moves the focus to the next notice, else to where it came from, else to the page.
    const next = region.current ?? (came?.isConnected ? came : document.getElementById('content'))
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }

  return (
    // Another element at the end of the page, because one that jumps there would count as a shift.
    <section
      key={String(isDocked)}
      ref={region}
      className={s.bar}
      data-docked={isDocked || undefined}
      aria-label={t(`kind.${name}.label`)}
      lang={languages[speaks].tag}
      tabIndex={-1}
      data-print="no"
    >
      {/* The key renders new elements for another language instead of changing the old ones. */}
      <div key={`text-${speaks}`}>
        <p>{t(`kind.${name}.text`)}</p>
        {hint && (
          <p className="quiet text-1" lang={hint.lang}>
            {hint.text}
          </p>
        )}
      </div>
      <a key={`action-${speaks}`} className={s.action} href={href} hrefLang={languages[home].tag}>
        {t(`kind.${name}.action`, { host: new URL(href).host })}
      </a>
      <Button
        variant="none"
        hideText
        className={s.dismiss}
        onClick={dismiss}
        prepend={<X size={18} aria-hidden="true" />}
      >
        {t('dismiss')}
      </Button>
    </section>
  )
}
