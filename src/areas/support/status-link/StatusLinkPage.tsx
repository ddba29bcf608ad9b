import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { serviceApi } from '@/api/endpoints/service.ts'
import { toProblem } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { deadLink } from '@/shared/link/link-arg.ts'
import type { DeadLink } from '@/shared/link/link-arg.ts'
import { useLink } from '@/shared/link/use-link.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Container } from '@/ui/Container.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Subscription } from './Subscription.tsx'
import s from '../support.module.css'

/**
 * The subscription that a mailed link opens. It is confirmed and ended by a press, because mail
 * scanners open every link.
 */
export default function StatusLinkPage() {
  const { t } = useTranslation('statusNews')
  const { token, outcome, settle } = useLink()
  // Another link can open the same page, and its outcome is not this one's.
  const [dead, setDead] = useState<{ hash: string; why: DeadLink } | null>(null)
  const hash = token && token.hash.length <= 256 ? token.hash : null
  const [justEnded, setJustEnded] = useState(false)
  const gone = dead?.hash === hash ? dead : null
  return (
    <Container width="text" className={`grid gap-5 ${s.answerPage}`}>
      <PageHead title={t('link.title')} />
      <h1 className="title">{t('link.title')}</h1>
      {outcome !== null ? (
        <Outcome fresh={justEnded} title={t('ended.title')}>
          <Onward text={t('ended.text')} />
        </Outcome>
      ) : hash === null || gone ? (
        <Dead why={gone?.why ?? (token ? 'invalid' : 'missing')} fresh={gone !== null} />
      ) : (
        <Opened
          key={hash}
          hash={hash}
          onDead={(why) => setDead({ hash, why })}
          onEnded={() => {
            setJustEnded(true)
            settle('ended')
          }}
        />
      )}
    </Container>
  )
}

interface OpenedProps {
  hash: string
  onDead: (why: DeadLink) => void
  onEnded: () => void
}

function Opened({ hash, onDead, onEnded }: OpenedProps) {
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = serviceApi.useStatusSubscriptionQuery(
    { hash },
    { refetchOnMountOrArgChange: true },
  )
  if (data)
    return <Subscription hash={hash} subscription={data} onDead={onDead} onEnded={onEnded} />
  if (!error)
    return (
      <SkeletonGroup label={common('loading')}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    )
  const problem = toProblem(error)
  const why = problem.status === 404 ? 'invalid' : deadLink(problem)
  return why ? (
    <Dead why={why} fresh={false} />
  ) : (
    <ProblemState problem={problem} onRetry={() => void refetch()} busy={isFetching} level={2} />
  )
}

function Dead({ why, fresh }: { why: DeadLink; fresh: boolean }) {
  const { t } = useTranslation('statusNews')
  return (
    <Outcome fresh={fresh} tone={why === 'used' ? 'info' : 'warn'} title={t(`dead.${why}`)}>
      <Onward text={t(`dead.${why}Text`)} />
    </Outcome>
  )
}

function Onward({ text }: { text: string }) {
  const { t } = useTranslation('statusNews')
  return (
    <div className="stack gap-3">
      <p>{text}</p>
      <div>
        <RouteLink
          to={{ id: 'support', hash: 'status' }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('link.again')}
        </RouteLink>
      </div>
    </div>
  )
}
