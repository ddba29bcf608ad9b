import { isRecord } from '@/lib/is-record.ts'
import type { PageRow } from '@/routes/types.ts'

/** Both by builds/plugins/page-assets.ts: the addresses of files, and the places of each page's. */
interface PageScripts {
  files: string[]
  pages: Partial<Record<string, number[]>>
}

const isList = (value: unknown): value is PageScripts =>
  isRecord(value) && Array.isArray(value['files']) && isRecord(value['pages'])

let list: Promise<PageScripts | null> | undefined
const asked = new Set<string>()

/** The list that the document names. Null without one, and if it cannot be loaded. */
async function load(): Promise<PageScripts | null> {
  const named = document.querySelector<HTMLMetaElement>('[name=page-list]')
  if (!named) return null
  try {
    const answer = await fetch(named.content)
    const found: unknown = answer.ok ? await answer.json() : null
    return isList(found) ? found : null
  } catch {
    // The page's import asks for everything anyway, one script after the other.
    return null
  }
}

/**
 * Loads the scripts of a page side by side. An import alone learns what it needs as it reads, and
 * costs a round trip for each step.
 */
export async function preloadScripts(page: PageRow['page']): Promise<void> {
  if (import.meta.env.SSR) return
  list ??= load()
  const known = await list
  for (const place of known?.pages[page] ?? []) {
    const href = known?.files[place]
    if (href === undefined || asked.has(href)) continue
    asked.add(href)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
