import { chunk } from '@/lib/chunk.ts'
import { showLostMessage } from '@/lib/lost.ts'

/**
 * Resolves when the browser has painted what the document holds. A hidden tab paints nothing, so
 * nobody waits there.
 */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** The scripts of this page, which builds/plugins/prerender.ts lists, to load side by side. */
function preload(): void {
  const list: unknown = JSON.parse(document.getElementById('page-scripts')?.textContent ?? '[]')
  for (const href of Array.isArray(list) ? list : []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = String(href)
    document.head.append(link)
  }
}

// A prerendered page is read before it is used, so its scripts load after the first paint. The
// inline script has found a browser below src/site/browsers.ts: there the served page stays.
async function begin(): Promise<void> {
  if (document.documentElement.dataset['old'] !== undefined) return
  if (document.getElementById('root')?.hasChildNodes()) await painted()
  preload()
  // The libraries first, in a task of their own: a press is answered before the app's modules run.
  await chunk(() => import('react-dom/client'))
  await chunk(() => import('./start.ts'))
}

begin().catch((error: unknown) => {
  console.error(error)
  showLostMessage()
})
