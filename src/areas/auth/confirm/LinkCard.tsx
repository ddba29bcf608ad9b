import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import type { DeadLink } from '@/shared/link/link-arg.ts'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { useKeptSearch } from '../signed-in/use-signed-in.ts'
import { ways } from './links.ts'
import type { LinkKind } from './links.ts'

/** The focused button is gone, so the heading of its replacement takes the focus. */
function useHeadingFocus(wanted: boolean): void {
  useLayoutEffect(() => {
    const heading = wanted ? document.querySelector<HTMLElement>('main h1') : null
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [wanted])
}

/** A dead link: why, and how to get a new one. */
export function DeadLinkCard({
  kind,
  why,
  focus,
}: {
  kind: LinkKind
  why: DeadLink
  focus: boolean
}) {
  const { t } = useTranslation('confirm')
  const { t: common } = useTranslation()
  useHeadingFocus(focus)
  const { renew, on } = ways[kind]
  const used = why === 'used'
  return (
    <AuthCard
      title={t(`link.${why}.title`)}
      lead={<p>{used ? t(`kind.${kind}.used`) : t(`link.${why}.text`)}</p>}
    >
      <PageHead title={t(`link.${why}.title`)} />
      <div className="cluster gap-3">
        {used && (
          <RouteLink to={{ id: on }} className={buttonClass({ size: 'lg' })}>
            {t(`kind.${kind}.on`)}
          </RouteLink>
        )}
        {!(used && renew === on) && (
          <RouteLink
            to={{ id: renew }}
            className={buttonClass({ size: 'lg', variant: used ? 'secondary' : 'primary' })}
          >
            {t(`kind.${kind}.renew`)}
          </RouteLink>
        )}
        {!used && (
          <RouteLink
            to={{ id: 'home' }}
            className={buttonClass({ size: 'lg', variant: 'secondary' })}
          >
            {common('notFound.home')}
          </RouteLink>
        )}
      </div>
    </AuthCard>
  )
}

interface DoneCardProps {
  kind: LinkKind
  title: string
  text: ReactNode
  focus: boolean
}

/** A link that has done its work. */
export function DoneCard({ kind, title, text, focus }: DoneCardProps) {
  const { t } = useTranslation('confirm')
  const search = useKeptSearch()
  useHeadingFocus(focus)
  const { on } = ways[kind]
  return (
    <AuthCard title={title} lead={text}>
      <PageHead title={title} />
      <div className="cluster gap-3">
        <RouteLink
          to={on === 'login' ? { id: on, search } : { id: on }}
          className={buttonClass({ size: 'lg' })}
        >
          {t(`kind.${kind}.on`)}
        </RouteLink>
      </div>
    </AuthCard>
  )
}
