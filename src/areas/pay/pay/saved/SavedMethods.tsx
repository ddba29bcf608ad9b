import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { SavedMethod } from '@/api/contract/saved-methods.ts'
import { savedMethodsApi } from '@/api/endpoints/pay.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { withProof } from '@/shared/proof/with-proof.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { savedBadge } from './saved.ts'
import s from '@/areas/pay/pay.module.css'

/** The customer's saved payment methods. */
export function SavedMethods() {
  const { t } = useTranslation('topUp')
  const { t: pay } = useTranslation('pay')
  const { data, error, isFetching, refetch } = savedMethodsApi.useSavedMethodsQuery()
  const [removing, setRemoving] = useState<SavedMethod | null>(null)
  if (!data && !error) return <SectionSkeleton title={pay('saved.title')} lines={3} />
  return (
    <AccountSection title={pay('saved.title')} text={t('saved.text')}>
      {!data ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      ) : data.records.length === 0 ? (
        <p className="quiet">{t('saved.none')}</p>
      ) : (
        <PartedList as="ul" rows={data.records} className={`bare grid ${s.list}`}>
          {(method) => (
            <Saved key={method.id} method={method} onRemove={() => setRemoving(method)} />
          )}
        </PartedList>
      )}
      {removing && <Remove method={removing} onClose={() => setRemoving(null)} />}
    </AccountSection>
  )
}

function Saved({ method, onRemove }: { method: SavedMethod; onRemove: () => void }) {
  const { t } = useTranslation('topUp')
  const { t: common } = useTranslation()
  const { t: pay } = useTranslation('pay')
  const [makeDefault] = savedMethodsApi.useMakeSavedMethodDefaultMutation()
  const { refetch } = savedMethodsApi.endpoints.savedMethods.useQuerySubscription()
  const action = useAction()
  const { id, brand, last4, exp, status, isDefault } = method
  const look = savedBadge(status)
  const name = pay('saved.name', { brand, last4 })
  return (
    <li className={`grid gap-2 gap-x-4 align-center pad-y-3 ${s.row}`}>
      <div className="stack gap-1">
        <div className="cluster gap-1 gap-x-3">
          <span className="bold">{name}</span>
          {exp && <span className="quiet text-2">{pay('saved.until', { exp })}</span>}
          {isDefault && <Badge tone="info">{t('saved.default')}</Badge>}
          {(status !== 'active' || !look) && (
            <StatusBadge status={status} tone={look?.tone}>
              {look && t(`saved.status.${look.status}`)}
            </StatusBadge>
          )}
        </div>
        {look && status !== 'active' && (
          <p className="quiet text-2">{t(`saved.why.${look.status}`)}</p>
        )}
      </div>
      <div className="cluster gap-2">
        {!isDefault && status === 'active' && (
          <Button
            variant="secondary"
            loading={action.busy}
            loadingText={common('busy')}
            aria-label={t('saved.makeDefaultOf', { name })}
            onClick={() =>
              void action
                .run(() =>
                  withTruth(makeDefault({ id }).unwrap(), refetch, ({ records }) =>
                    records.some((one) => one.id === id && one.isDefault),
                  ),
                )
                .then(
                  (done) =>
                    done && toast({ tone: 'ok', text: t('saved.made', { name }), id: 'saved' }),
                )
            }
          >
            {t('saved.makeDefault')}
          </Button>
        )}
        <Button variant="tertiary" aria-label={t('saved.removeOf', { name })} onClick={onRemove}>
          {common('action.remove')}
        </Button>
      </div>
      <ActionProblem action={action} />
    </li>
  )
}

function Remove({
  method: { id, brand, last4 },
  onClose,
}: {
  method: SavedMethod
  onClose: () => void
}) {
  const { t } = useTranslation('topUp')
  const { t: common } = useTranslation()
  const { t: pay } = useTranslation('pay')
  const [remove] = savedMethodsApi.useRemoveSavedMethodMutation()
  const name = pay('saved.name', { brand, last4 })
  return (
    <ConfirmDialog
      title={t('saved.removeTitle', { name })}
      confirm={common('action.remove')}
      work={() => withProof(() => remove({ id }).unwrap())}
      onDone={() => {
        toast({ tone: 'ok', text: t('saved.removed', { name }), id: 'saved' })
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('saved.removeText')}</p>
    </ConfirmDialog>
  )
}
