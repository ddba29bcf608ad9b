import { useEffect } from 'react'

/**
 * Replaces the site's web manifest by the page's own while it is shown. An app installed from it
 * opens that page.
 */
export function useManifest(address: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    if (!link) return
    const { href } = link
    link.href = address
    return () => {
      link.href = href
    }
  }, [address])
}
