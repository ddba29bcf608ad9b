import { useEffect } from 'react'
import type { JsonLd } from '@/head/structured.ts'

/**
 * Structured data of a page reached by navigation; the build has written that of the first page.
 * `data-own` marks it, because <NavigationEffects> removes the prerendered one. Under Trusted Types
 * no text may be assigned to a new script element, whatever its type; but the text of an empty one
 * in the document may change (tried in Chromium 148).
 */
export function useStructured(data: JsonLd | null): void {
  const json = data && JSON.stringify({ '@context': 'https://schema.org', '@graph': [data] })
  useEffect(() => {
    if (json === null) return
    const block = document.createElement('script')
    block.type = 'application/ld+json'
    block.dataset['own'] = ''
    document.head.append(block)
    const text = new Text('')
    block.append(text)
    text.data = json
    return () => block.remove()
  }, [json])
}
