import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router'
import { useUser } from '@/session/use-user.ts'
import { toProblem } from '@/api/problem.ts'
import type { ChangesEnd } from '@/api/in-flight.ts'
import type { Problem } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import type { Dispatch } from '@/session/person.ts'
import { isOpen, signOut } from '@/session/sign-out.ts'
import type { OpenEnd } from '@/session/sign-out.ts'
import { useProblemWords } from '@/shared/use-problem-words.ts'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { AuthCard } from '../auth-card/AuthCard.tsx'

type Phase = 'working' | 'done' | OpenEnd | Problem

/** Signs out once on arrival, even if the person could not be loaded. */
function useSignOut() {
  const dispatch = useDispatch<Dispatch>()
  const { user, error } = useUser()
  const [failure, setFailure] = useState<Problem | null>(null)
  const [changes, setChanges] = useState<ChangesEnd>('known')
  const running = useRef(false)

  const run = useCallback(
    async (anyway: boolean) => {
      if (running.current) return
      running.current = true
      setFailure(null)
      setChanges('known')
      try {
        setChanges(await signOut(dispatch, anyway))
      } catch (error) {
        setFailure(toProblem(error))
      } finally {
        running.current = false
      }
    },
    [dispatch],
  )

  const known = user !== undefined || error !== undefined
  const begun = useRef(false)
  useEffect(() => {
    if (!known || user === null || begun.current) return
    begun.current = true
    void run(false)
  }, [known, run, user])

  const left = isOpen(changes) ? changes : 'working'
  const phase: Phase = user === null ? 'done' : (failure ?? left)
  return { phase, changes, retry: () => void run(false), leave: () => void run(true) }
}

export default function LogoutPage() {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const { phase, changes, retry, leave } = useSignOut()
  const problem = typeof phase === 'object' ? phase : null
  const words = useProblemWords(problem)
  const key = typeof phase === 'object' ? 'failed' : phase
  return (
    <AuthCard
      title={t(`logout.${key}.title`)}
      lead={<p role="status">{t(`logout.${key}.text`)}</p>}
      aside={<p>{common('footer.about')}</p>}
    >
      <PageHead title={t(`logout.${key}.title`)} />
      {phase === 'working' && <Progress label={t('logout.working.title')} hideLabel />}
      {phase === 'done' && changes === 'late' && (
        <Notice tone="warn" role="alert" title={t('logout.late.title')}>
          <p>{t('logout.late.text')}</p>
        </Notice>
      )}
      {phase === 'done' && changes === 'saved' && <p className="ok text-2">{t('logout.saved')}</p>}
      {isOpen(phase) && (
        <div className="cluster gap-3">
          <Button size="lg" onClick={() => void navigate(-1)}>
            {t('logout.lost.back')}
          </Button>
          <Button size="lg" variant="secondary" onClick={leave}>
            {t('logout.lost.leave')}
          </Button>
        </div>
      )}
      {phase === 'done' && (
        <div className="cluster gap-3">
          <RouteLink to={{ id: 'login' }} className={buttonClass({ size: 'lg' })}>
            {common('nav.signIn')}
          </RouteLink>
          <RouteLink
            to={{ id: 'home' }}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            {common('notFound.home')}
          </RouteLink>
        </div>
      )}
      {typeof phase === 'object' && (
        <>
          <Notice tone="bad" role="alert" title={words.title}>
            <p>{words.text}</p>
            {phase.requestId && (
              <p className="faint text-1">
                {common('requestId')} <code translate="no">{phase.requestId}</code>
              </p>
            )}
          </Notice>
          <div className="cluster gap-3">
            <Button size="lg" onClick={retry}>
              {common('action.retry')}
            </Button>
            <RouteLink
              to={{ id: 'home' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {common('notFound.home')}
            </RouteLink>
          </div>
        </>
      )}
    </AuthCard>
  )
}
