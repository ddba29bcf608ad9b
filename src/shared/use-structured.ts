import { useEffect } from 'react'
import type { JsonLd } from '@/head/structured.ts'
import { createPolicy } from '@/lib/trusted-types.ts'

/**
 * Under Trusted Types the text of a script element, whatever its type, comes from a policy. This one
 * lets JSON through, which runs nothing, and throws for anything else. Chromium also accepts a text
 * node that changes in the document; Firefox reports that.
 */
const policy = createPolicy('structured', {
  createScript: (text) => {
    JSON.parse(text)
    return text
  },
})
const trusted = (json: string): unknown => (policy ? policy.createScript(json) : json)

/**
 * Structured data of a page reached by navigation; the build has written that of the first page.
 * `data-own` marks it, because <NavigationEffects> removes the prerendered one.
 */
export function useStructured(data: JsonLd | null): void {
  const json = data && JSON.stringify({ '@context': 'https://schema.org', '@graph': [data] })
  useEffect(() => {
    if (json === null) return
    const block = document.createElement('script')
    block.type = 'application/ld+json'
    block.dataset['own'] = ''
    // Types of the DOM do not know trusted texts.
    Reflect.set(block, 'text', trusted(json))
    document.head.append(block)
    return () => block.remove()
  }, [json])
}
