import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { Location } from 'react-router'
import { isPlainClick } from '@/lib/is-plain-click.ts'
import { elementOfHash } from '@/shared/element-of-hash.ts'

const storageKey = 'scroll'
/** Positions of this document, by history entry; a reload finds them in the session's storage. */
const positions = new Map<string, number>()
const newest = 50

function readStored(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(stored)) return
    for (const pair of stored)
      if (Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number')
        positions.set(pair[0], pair[1])
  } catch {
    // Storage is blocked or holds something else: the page begins at the top.
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-newest)))
  } catch {
    // As above.
  }
}

/** The hash of a link to a place on the page that is open; null for any other click. */
function placeOf(event: MouseEvent): string | null {
  if (!isPlainClick(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  const hash = link?.getAttribute('href') ?? ''
  return hash.length > 1 ? hash : null
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** Whether this document is a reload or a return; another one opened in the same tab has the same key for its first place. */
function cameAgain(): boolean {
  const [navigation] =
    typeof PerformanceNavigationTiming === 'undefined'
      ? []
      : performance.getEntriesByType('navigation')
  return !(navigation && 'type' in navigation) || navigation.type !== 'navigate'
}

const patience = 10_000
let stopReaching = (): void => {}

/** Scrolls to where the reader was. A page that still loads may not be as long: then again as it grows, until the reader takes over. */
function reach(top: number): void {
  scrollTo(0, top)
  if (scrollY >= top - 1 || typeof ResizeObserver === 'undefined') return
  const taken = new AbortController()
  const observer = new ResizeObserver(() => {
    scrollTo(0, top)
    if (scrollY >= top - 1) end()
  })
  const timer = setTimeout(() => end(), patience)
  function end(): void {
    observer.disconnect()
    clearTimeout(timer)
    taken.abort()
  }
  observer.observe(document.body)
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(kind, end, { passive: true, signal: taken.signal })
  stopReaching = end
}

/**
 * After a navigation the page scrolls to the hash, to the top, or back to where it was. Focus goes
 * to the heading, and the title is announced once. A change of the query alone does none of this.
 */
export function NavigationEffects() {
  const location = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const previous = useRef<Location | null>(null)
  const [announced, announce] = useState('')

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(previous.current?.key ?? 'default', scrollY)
    const leave = () => {
      remember()
      store()
    }
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', leave)
    }
  }, [])

  // By itself a browser gives such a place an entry that the router can't tell from the document's first.
  useEffect(() => {
    const { pathname, search } = location
    function follow(event: MouseEvent): void {
      const hash = placeOf(event)
      if (hash === null) return
      event.preventDefault()
      void navigate({ pathname, search, hash }, { replace: hash === location.hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [location, navigate])

  useLayoutEffect(() => {
    const from = previous.current
    if (from?.pathname !== location.pathname) stopReaching()
    previous.current = location
    // Before the first of these effects nobody has asked for a position.
    if (!from) readStored()
    const known = positions.get(location.key)
    if (!from) {
      // The first page: a reload or a return is put back where it was; else the hash, which a shell had no element for.
      if (type === 'POP' && known !== undefined && cameAgain()) reach(known)
      else elementOfHash(location.hash)?.scrollIntoView()
      return
    }
    const samePath = from.pathname === location.pathname
    const sameSearch = from.search === location.search
    // What is written into the entry of a page has a state; a link that is followed once more has none.
    const again = sameSearch && location.hash !== '' && location.state === null
    // Writing a query takes the hash away.
    const samePlace = from.hash === location.hash || (!sameSearch && location.hash === '')
    if (samePath && samePlace && !again && type !== 'POP') {
      // The same place under another entry.
      positions.set(location.key, scrollY)
      return
    }
    const target = elementOfHash(location.hash)
    if (type === 'POP' && known !== undefined) reach(known)
    else if (target) target.scrollIntoView()
    else scrollTo(0, 0)
    if (samePath) {
      if (target) focusOn(target)
      return
    }
    const heading = target ?? document.querySelector<HTMLElement>('main h1')
    if (heading) focusOn(heading)
  }, [location, type])

  const path = useRef(location.pathname)
  useEffect(() => {
    if (path.current === location.pathname) return
    path.current = location.pathname
    // What the served file said of its own page is not true of the next one.
    for (const block of document.head.querySelectorAll(
      'script[type="application/ld+json"]:not([data-own])',
    ))
      block.remove()
    announce(document.title)
  }, [location.pathname])

  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {announced}
    </div>
  )
}
