import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { OwnSoftware, PublisherProof } from '@/api/contract/software.ts'
import { proofKinds, proofProblems, proofStates } from '@/api/contract/software-terms.ts'
import { ownSoftwareApi } from '@/api/endpoints/software.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import type { BadgeProps } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'

type ProofKind = (typeof proofKinds)[number]

const tones: Record<(typeof proofStates)[number], BadgeProps['tone']> = {
  waiting: 'info',
  failed: 'warn',
  proved: 'ok',
  lost: 'warn',
}

/** How a publisher proves a domain or a repository. Absent where the backend has no proofs. */
export function PublisherProofs({ program }: { program: OwnSoftware }) {
  const { t } = useTranslation('ownSoftware')
  const { proofs } = program
  if (!proofs) return null
  return (
    <AccountSection title={t('proof.title')} text={t('proof.text')}>
      <div className="stack gap-5">
        {proofKinds.map((kind) => (
          <ProofView
            key={kind}
            program={program}
            kind={kind}
            proof={proofs.find((one) => one.kind === kind)}
          />
        ))}
      </div>
    </AccountSection>
  )
}

interface ProofViewProps {
  program: OwnSoftware
  kind: ProofKind
  proof: PublisherProof | undefined
}

function ProofView({ program, kind, proof }: ProofViewProps) {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const format = useFormat()
  const action = useAction()
  const [isAsking, setIsAsking] = useState(false)
  const [start] = ownSoftwareApi.useStartPublisherProofMutation()
  const [check] = ownSoftwareApi.useCheckPublisherProofMutation()
  const [remove] = ownSoftwareApi.useRemovePublisherProofMutation()
  const { id } = program
  const address = kind === 'domain' ? program.website : program.repositoryUrl
  const begin = (
    <Button
      variant="secondary"
      loading={action.busy}
      loadingText={common('busy')}
      {...(!address && { disabledReason: t(`proof.needs.${kind}`) })}
      onClick={() => void action.run(() => start({ id, kind }).unwrap())}
    >
      {t(`proof.start.${kind}`)}
    </Button>
  )
  if (!proof)
    return (
      <section className="stack gap-2 items-start" aria-label={t(`proof.kind.${kind}`)}>
        <h3 className="text-3">{t(`proof.kind.${kind}`)}</h3>
        <ActionProblem action={action} />
        {begin}
      </section>
    )
  const status = known(proofStates, proof.status)
  const problem = known(proofProblems, proof.problem ?? '')
  // The saved address may be another one by now.
  const isOther = address !== null && !address.includes(proof.target)
  return (
    <section className="stack gap-3 items-start" aria-label={t(`proof.kind.${kind}`)}>
      <h3 className="cluster gap-2 text-3">
        <span className="break">{cutText(proof.target)}</span>
        <StatusBadge status={proof.status} tone={status && tones[status]}>
          {status && t(`proof.state.${status}`)}
        </StatusBadge>
      </h3>
      {status === 'proved' && proof.provedAt && (
        <p className="quiet">
          {t('proof.since', {
            date: format.date(proof.provedAt),
            checked: proof.checkedAt ? format.date(proof.checkedAt, 'dateTime') : '',
          })}
        </p>
      )}
      {status !== 'proved' && proof.places.length > 0 && (
        <>
          <p>{t(proof.places.length > 1 ? 'proof.either' : `proof.place.${kind}`)}</p>
          {proof.places.map((place) => (
            <Place key={place.where} {...place} />
          ))}
        </>
      )}
      <div role="status" className="fill">
        {(status === 'failed' || status === 'lost') && (
          <Notice
            tone="warn"
            title={t(problem ? `proof.problem.${problem}` : 'proof.problem.other')}
          >
            {status === 'lost' && proof.until
              ? t('proof.lostUntil', { date: format.date(proof.until) })
              : t('proof.failedText')}
          </Notice>
        )}
      </div>
      {isOther && <p className="quiet">{t('proof.other')}</p>}
      <ActionProblem action={action} />
      <div className="cluster gap-2">
        {isOther
          ? begin
          : status !== 'proved' && (
              <Button
                loading={action.busy}
                loadingText={common('busy')}
                onClick={() => void action.run(() => check({ id, kind }).unwrap())}
              >
                {t('proof.check')}
              </Button>
            )}
        <Button variant="tertiary" onClick={() => setIsAsking(true)}>
          {t('proof.remove')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('proof.removeTitle', { target: cutText(proof.target) })}
          confirm={t('proof.remove')}
          work={() => remove({ id, kind }).unwrap()}
          onDone={() => {
            setIsAsking(false)
            toast({ tone: 'ok', text: t('proof.removed', { target: cutText(proof.target) }) })
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('proof.removeText')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function Place({ how, where, content }: PublisherProof['places'][number]) {
  const { t } = useTranslation('ownSoftware')
  const way = how === 'dns' ? 'dns' : 'file'
  return (
    <DescriptionList terms="small" className="fill gap-2 pad-4 round-2 alice">
      <CopyRow label={t(`proof.where.${way}`)} value={where} />
      <CopyRow label={t(`proof.content.${way}`)} value={content} />
    </DescriptionList>
  )
}

function CopyRow({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('ownSoftware')
  const labels = useCopyLabels(t('proof.copy', { label }))
  return (
    <Description term={label}>
      <code translate="no" className="break">
        {value}
      </code>
      <CopyButton value={value} variant="tertiary" hideText labels={labels} />
    </Description>
  )
}
