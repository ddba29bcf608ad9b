import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '@/api/ask.ts'
import { proofCalls } from '@/api/contract/proof.ts'
import { Button } from '@/ui/Button.tsx'

type Phase = 'idle' | 'sending' | 'sent' | 'failed'

/** The button that sends a code, and its result. */
export function EmailCode() {
  const { t } = useTranslation('proof')
  // Uses ask(): the dialog can open over any page, and the store must not keep a code.
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
