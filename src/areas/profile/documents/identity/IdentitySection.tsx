import { useTranslation } from '@/i18n/use-translation.ts'
import { identityStates } from '@/api/contract/identity.ts'
import { identityApi } from '@/api/endpoints/ledger.ts'
import { isGone, toProblem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { identityTones, isOpenCheck } from './identity.ts'
import { IdentityView } from './IdentityView.tsx'

/** Somebody decides, so the page asks now and then. */
const whileReviewed = { pollingInterval: 60_000, skipPollingIfUnfocused: true }

/** The identity check; absent where the backend has none. */
export function IdentitySection() {
  const { t } = useTranslation('identity')
  const { t: page } = useTranslation('profileDocs')
  const { data } = identityApi.endpoints.identityCheck.useQueryState()
  const answer = identityApi.useIdentityCheckQuery(
    undefined,
    // A refused call, which leads here, has changed what it is asked for.
    { refetchOnMountOrArgChange: true, ...(data?.state === 'in_review' && whileReviewed) },
  )
  if (answer.error && isGone(toProblem(answer.error))) return null
  const state = known(identityStates, data?.state ?? '')
  return (
    <LoadedSection
      answer={answer}
      title={page('identity.title')}
      text={t('text')}
      lines={6}
      aside={
        data &&
        (state === 'none' && isOpenCheck(data) ? (
          <Badge tone="warn">{t('state.asked')}</Badge>
        ) : (
          <StatusBadge status={data.state} tone={state && identityTones[state]}>
            {state && t(`state.${state}`)}
          </StatusBadge>
        ))
      }
    >
      {(check) => <IdentityView check={check} onMoved={() => void answer.refetch()} />}
    </LoadedSection>
  )
}
