import { useEffect } from 'react'

/** What a worker installs opens the work, upright; the site itself is no app. Other pages name the site's own manifest. */
export function useWorkerManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    if (!link) return
    const { href } = link
    link.href = '/worker.webmanifest'
    return () => {
      link.href = href
    }
  }, [])
}
