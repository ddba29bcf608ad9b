import { Helmet } from 'react-helmet-async'

const noindex = [{ name: 'robots', content: 'noindex' }]

/** The head of a screen that must not be indexed: a private page or a failure. */
export function ScreenHead({ title }: { title: string }) {
  return <Helmet title={title} meta={noindex} />
}

/** The head while a page loads. It has no robots tag, because the page may be indexable. */
export function WaitingHead({ title }: { title: string }) {
  return <Helmet title={title} />
}
