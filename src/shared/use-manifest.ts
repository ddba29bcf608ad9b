import { useEffect } from 'react'

/** Names the page's own manifest, while it is shown, in place of the site's: what is installed from it opens there. */
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
