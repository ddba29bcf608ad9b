import { Helmet } from 'react-helmet-async'

const noindex = [{ name: 'robots', content: 'noindex' }]

/** The head of what is no page to be found: a private page, a failure, the wait for the first one. */
export function ScreenHead({ title }: { title: string }) {
  return <Helmet title={title} meta={noindex} />
}
