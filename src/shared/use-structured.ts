import { useEffect } from 'react'
import type { Thing } from '@/head/structured.ts'

/**
 * Structured data of a page that was gone to: the build has written that of the first one. `data-own`, because <NavigationEffects> takes the served
 * ones away. Under Trusted Types a script element may not be given a text, by React or otherwise, whatever its type says; but the
 * text of an empty one that is in the document already may change (tried in Chromium 148).
 */
export function useStructured(thing: Thing | null): void {
  const json = thing && JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] })
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
