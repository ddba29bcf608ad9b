import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { verificationMethods } from '@/api/contract/deliveries.ts'
import type { Receiver, VerificationMethod } from '@/api/contract/deliveries.ts'
import { known } from '@/lib/known.ts'
import { cutText } from '@/lib/cut-text.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { LongText } from '@/shared/LongText.tsx'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { toast } from '@/ui/toast-store.ts'
import { isAddress, proofName, proofPath, urlOf, verificationProblems } from './delivery.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { useMethodOptions } from './use-method-options.ts'
import s from './deliveries.module.css'

interface HostProofProps {
  /** The host, without path. */
  host: string
  verification: Receiver['verification']
  now: number
  change: (method: VerificationMethod) => Promise<unknown>
  /** Checks now. Resolves to the new status. */
  check: () => Promise<Pick<Receiver, 'status'>>
  onDone: () => void
  /** Shown beside the button. */
  children: ReactNode
}

/** Explains how to prove the ownership of a host, with a button that checks it. */
export function HostProof({
  host,
  verification,
  now,
  change,
  check,
  onDone,
  children,
}: HostProofProps) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [wanted, setWanted] = useState<VerificationMethod | null>(null)
  const changing = useAction()
  const checking = useAction()
  const options = useMethodOptions(isAddress(host))
  const method = wanted ?? known(verificationMethods, verification?.method ?? '')
  const problem = known(verificationProblems, verification?.problem ?? '')

  async function choose(to: VerificationMethod): Promise<void> {
    if (changing.busy) return
    setWanted(to)
    await changing.run(() => change(to))
    setWanted(null)
  }
  async function press(): Promise<void> {
    let active = false
    const sent = await checking.run(async () => {
      active = (await check()).status === 'active'
    })
    if (!sent || !active) return
    toast({ id: 'pingback', tone: 'ok', text: t('verify.done', { host: cutText(host) }) })
    onDone()
  }

  return (
    <div className={`stack gap-4 ${s.proof}`}>
      <ActionProblem action={changing} />
      <RadioCards
        legend={t('method.legend')}
        columns={3}
        options={options}
        value={method}
        onValue={(to) => void choose(to)}
      />
      {method && <Where host={host} method={method} token={verification?.token ?? ''} />}
      <ActionProblem action={checking} />
      <div role="status">
        {verification?.problem && (
          <Notice tone="warn" title={t('verify.notYet')}>
            {t(problem ? `verify.problem.${problem}` : 'verify.problem.other')}
            {verification.checkedAt && (
              <span className={s.quiet}>
                {' '}
                {t('verify.checked', { time: format.relative(verification.checkedAt, now) })}
              </span>
            )}
          </Notice>
        )}
      </div>
      <div className="cluster gap-2">
        <Button loading={checking.busy} loadingText={common('busy')} onClick={() => void press()}>
          {t('verify.check')}
        </Button>
        {children}
      </div>
    </div>
  )
}

function Where({
  host,
  method,
  token,
}: {
  host: string
  method: VerificationMethod
  token: string
}) {
  const { t } = useTranslation('pingback')
  if (method === 'same_ip') return <p>{t('where.same_ip')}</p>
  return (
    <div className={`stack gap-3 pad-4 round-2 alice ${s.where}`}>
      <p>{t(method === 'file' ? 'where.file' : 'where.dns')}</p>
      <DescriptionList terms="small" className="gap-2">
        <Copyable
          label={t(method === 'file' ? 'where.url' : 'where.name')}
          value={method === 'file' ? urlOf(host, proofPath) : proofName(host)}
        />
        <Copyable label={t(method === 'file' ? 'where.content' : 'where.value')} value={token} />
      </DescriptionList>
      <p className={s.quiet}>{t(method === 'file' ? 'where.fileHint' : 'where.dnsHint')}</p>
    </div>
  )
}

function Copyable({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('pingback')
  const labels = useCopyLabels(t('where.copy', { label }))
  return (
    <Description term={label}>
      <code translate="no">
        <LongText text={value} />
      </code>
      <CopyButton value={value} variant="tertiary" hideText labels={labels} />
    </Description>
  )
}
