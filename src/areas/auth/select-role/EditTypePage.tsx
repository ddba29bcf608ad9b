import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import type { UserType } from '@/api/contract/common.ts'
import { useUser } from '@/session/use-user.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { useProblemWords } from '@/shared/use-problem-words.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { roleOf } from '../signed-in/prefilled.ts'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { useChooseRole } from './use-choose-role.ts'
import { useGoOn } from '../signed-in/use-signed-in.ts'

/** Takes the role in the address for a person who has none; asks in every other case. */
export default function EditTypePage() {
  const { t } = useTranslation('auth')
  const [params] = useSearchParams()
  const { user } = useUser()
  const wanted = params.getAll('userType').length === 1 ? roleOf(params.get('userType')) : null
  // Read once on arrival, because storing the role changes the user while this page is working.
  const [asked] = useState(() => (user && !user.profile.userType ? wanted : null))
  const [failure, setFailure] = useState<Problem | null>(null)
  const { text } = useProblemWords(failure)
  if (asked && !failure) return <TakeRole role={asked} onFailure={setFailure} />
  return (
    <RoleChoice
      asked={asked}
      notice={
        failure && (
          <Notice tone="bad" role="alert" title={t('editType.failed')}>
            {text}
          </Notice>
        )
      }
    />
  )
}

function TakeRole({ role, onFailure }: { role: UserType; onFailure: (problem: Problem) => void }) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { choose, take } = useChooseRole()
  const goOn = useGoOn()
  const begun = useRef(false)
  const begin = useEffectEvent(async () => {
    try {
      const chosen = await choose(role)
      take(chosen)
      goOn(chosen)
    } catch (error) {
      onFailure(toProblem(error))
    }
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void begin()
  }, [])
  return (
    <AuthCard
      title={t('editType.title')}
      lead={<p role="status">{t('editType.text', { role: common(`role.${role}`) })}</p>}
    >
      <PageHead title={t('editType.title')} />
      <Progress label={t('editType.title')} hideLabel />
    </AuthCard>
  )
}
