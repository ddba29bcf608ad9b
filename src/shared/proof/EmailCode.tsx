import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '@/api/ask.ts'
import { proofCalls } from '@/api/contract/proof.ts'
import { Button } from '@/ui/Button.tsx'

type Phase = 'idle' | 'sending' | 'sent' | 'failed'

/** The button that has a code sent, and what became of it. */
export function EmailCode() {
  const { t } = useTranslation('proof')
  // By ask(): the dialog stands over any page, and the store never keeps a code.
  const ask = useAsk()
  const [phase, setPhase] = useState<Phase>('idle')
  const lock = useRef(false)

  async function send(): Promise<void> {
    if (lock.current) return
    lock.current = true
    setPhase('sending')
    try {
      await ask(proofCalls.sendProofCode, undefined)
      setPhase('sent')
    } catch {
      setPhase('failed')
    } finally {
      lock.current = false
    }
  }

  return (
    <div>
      <Button variant="secondary" loading={phase === 'sending'} onClick={() => void send()}>
        {phase === 'sent' ? t('sendAgain') : t('send')}
      </Button>
      <p role="status">
        {phase === 'sent' ? t('sent') : phase === 'failed' ? t('sendFailed') : ''}
      </p>
    </div>
  )
}
