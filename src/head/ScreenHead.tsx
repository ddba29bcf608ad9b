import { Helmet } from 'react-helmet-async'

const noindex = [{ name: 'robots', content: 'noindex' }]

/** The head of what is no page to be found: a private page, a failure. */
export function ScreenHead({ title }: { title: string }) {
  return <Helmet title={title} meta={noindex} />
}

/** The head of the wait for a page, which says nothing to robots: the page may be one to be found. */
export function WaitingHead({ title }: { title: string }) {
  return <Helmet title={title} />
}
