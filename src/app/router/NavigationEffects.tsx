import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { Location } from 'react-router'
import { isPlainClick } from '@/lib/is-plain-click.ts'
import { elementOfHash } from '@/shared/element-of-hash.ts'
import type { StorageKey } from '@/lib/storage-keys.ts'

const storageKey: StorageKey = 'scroll'
/** Scroll positions of this document by history entry. A reload reads them from session storage. */
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
    // Storage is blocked or holds something else, so the page starts at the top.
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-newest)))
  } catch {
    // As above.
  }
}

/** The hash of a link to a place on the open page; null for any other click. */
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

/**
 * Whether this document is a reload or a return. Another document in the same tab has the same key
 * for its first entry.
 */
function cameAgain(): boolean {
  const [navigation] =
    typeof PerformanceNavigationTiming === 'undefined'
      ? []
      : performance.getEntriesByType('navigation')
  return !(navigation && 'type' in navigation) || navigation.type !== 'navigate'
}

const patience = 10_000
let stopReaching = (): void => {}

/**
 * Repeats a scroll as the page grows, because it is still loading or parts load on sight, until the
 * reader scrolls.
 * @param scroll returns whether there is nothing more to do
 */
function whileGrowing(scroll: () => boolean): void {
  if (scroll() || typeof ResizeObserver === 'undefined') return
  const taken = new AbortController()
  const observer = new ResizeObserver(() => {
    if (scroll()) end()
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
 * Scrolls to a position. The page may still be too short for it, and parts above it may still have
 * another height.
 */
function reach(wanted: number): void {
  let last: { top: number; height: number } | undefined
  whileGrowing(() => {
    const { scrollHeight: height } = document.documentElement
    // Somebody drags the scrollbar, of which no event tells: it moved further than the page grew.
    if (last && Math.abs(scrollY - last.top) > Math.abs(height - last.height) + innerHeight / 4)
      return true
    scrollTo(0, wanted)
    last = { top: scrollY, height }
    return false
  })
}

/**
 * Scrolls to the place that a hash names, and back to it where something above it has grown. The
 * part that contains the place may still be loading.
 */
function show(hash: string): void {
  if (hash === '') return
  let top: number | undefined
  whileGrowing(() => {
    // Somebody drags the scrollbar, of which no event tells.
    if (top !== undefined && Math.abs(scrollY - top) > innerHeight / 4) return true
    elementOfHash(hash)?.scrollIntoView()
    top = scrollY
    return false
  })
}

/**
 * After a navigation the page scrolls to the hash, to the top, or to its earlier position. The
 * focus moves to the heading, and the title is announced once. A change of the query alone does
 * none of this.
 */
export function NavigationEffects() {
  const location = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const previous = useRef<Location | null>(null)
  const shownAt = useRef('')
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // The browser scrolls to a new hash by itself before the router has followed.
    const remember = () => {
      if (shownAt.current === window.location.href)
        positions.set(previous.current?.key ?? 'default', scrollY)
    }
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

  // Through the router, so that a link that is followed again replaces its entry.
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
    shownAt.current = window.location.href
    // Before the first of these effects nothing needs a position.
    if (!from) readStored()
    const known = positions.get(location.key)
    if (!from) {
      // On the first page, a reload or return restores the position; otherwise the hash applies,
      // whose element a shell did not contain.
      if (type === 'POP' && known !== undefined && cameAgain()) reach(known)
      else show(location.hash)
      return
    }
    const samePath = from.pathname === location.pathname
    const sameSearch = from.search === location.search
    // An entry that a page has written has a state; a link that is followed again has none.
    const again = sameSearch && location.hash !== '' && location.state === null
    // Writing a query removes the hash.
    const samePlace = from.hash === location.hash || (!sameSearch && location.hash === '')
    if (samePath && samePlace && !again && type !== 'POP') {
      // The same place under another entry.
      positions.set(location.key, scrollY)
      return
    }
    stopReaching()
    const target = elementOfHash(location.hash)
    if (type === 'POP' && known !== undefined) reach(known)
    else {
      if (!target) scrollTo(0, 0)
      show(location.hash)
    }
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
    // The structured data of the prerendered file is wrong for the next page.
    for (const block of document.head.querySelectorAll(
      'script[type="application/ld+json"]:not([data-own])',
    ))
      block.remove()
    setAnnounced(document.title)
  }, [location.pathname])

  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {announced}
    </div>
  )
}
