import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { passkeyEntryCalls } from '@/api/contract/passkeys.ts'
import { askPasskey } from '@/lib/passkey.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { ActionProblem } from '../account/ActionProblem.tsx'
import { useAction } from '../account/use-action.ts'

/** The proof by a passkey, which the browser asks for in a dialog of its own. */
export function PasskeyProof({ done }: { done: () => void }) {
  const { t } = useTranslation('proof')
  const { t: common } = useTranslation()
  const callOnce = useCallOnce()
  const action = useAction()
  const [outcome, setOutcome] = useState<'cancelled' | 'refused' | null>(null)
  const prove = async (): Promise<void> => {
    setOutcome(null)
    const { options } = await callOnce(passkeyEntryCalls.passkeyProof, undefined)
    const credential = await askPasskey(options)
    if (!credential) return setOutcome('cancelled')
    if (credential === 'refused') return setOutcome('refused')
    await callOnce(passkeyEntryCalls.proveByPasskey, { credential })
    return done()
  }
  return (
    <div className="stack gap-4">
      <ActionProblem action={action} />
      {outcome && <Notice tone="warn" role="status" title={t(`passkey.${outcome}`)} />}
      <p>{t('passkey.text')}</p>
      <Button
        block
        loading={action.busy}
        loadingText={common('busy')}
        onClick={() => void action.run(prove)}
      >
        {t('passkey.use')}
      </Button>
    </div>
  )
}
