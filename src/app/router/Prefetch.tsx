import { useEffect } from 'react'
import { selectUser } from '@/api/endpoints/user.ts'
import { chunk } from '@/lib/chunk.ts'
import { isOpenRow } from '@/routes/guards.ts'
import { pageLanguage, splitLanguage } from '@/routes/language.ts'
import { findPage, namespacesOf } from '@/routes/paths.ts'
import { isLanguage } from '@/site/languages.ts'
import { useApp } from '../context.ts'
import { preloadScripts } from '../page-scripts.ts'
import { pageImport } from '../pages.ts'
import { wantedLanguage } from './leaf.ts'

const isSaving = (): boolean =>
  'connection' in navigator && Object(navigator.connection).saveData === true

/** The path that a link leads to inside the app; null for any other link. */
function targetOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (
    !link ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    link.pathname === location.pathname
  )
    return null
  return link.pathname
}

/** Loads the chunk and the words of a page when the pointer or the focus reaches a link to it. */
export function Prefetch() {
  const app = useApp()
  useEffect(() => {
    const asked = new Set<string>()
    function fetchPage(event: Event): void {
      const path = targetOf(event)
      if (path === null || asked.has(path) || isSaving()) return
      const { prefix, path: bare } = splitLanguage(path)
      const page = findPage(bare)
      // The navigation itself retries and reports a failure.
      if (!page) return
      // The guard redirects visitors who are not signed in.
      if (!isOpenRow(page.row) && !selectUser(app.store.getState())) return
      asked.add(path)
      const language = pageLanguage(
        page.row,
        wantedLanguage(app, isLanguage(prefix) ? prefix : null),
      )
      void preloadScripts(page.row.page)
      const arriving = [
        chunk(pageImport(page.row), { reload: false }),
        app.words.load(language, namespacesOf(page), { ahead: true }),
      ]
      Promise.all(arriving).catch(() => asked.delete(path))
    }
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const
    for (const kind of kinds) document.addEventListener(kind, fetchPage, { passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, fetchPage)
    }
  }, [app])
  return null
}
