import { useTranslation } from '@/i18n/use-translation.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { toast } from '@/ui/toast-store.ts'
import type { Made } from './SecretDialog.tsx'

/** What is asked before an action, as the receivers of one kind put it. */
export interface ReceiverQuestionWords {
  rotate: string
  off: string
  remove: string
}
export interface ReceiverQuestionCalls {
  /** Resolves to the new secret, which must not stay in the store (`unstored`). */
  rotate: () => Promise<{ signingSecret: string }>
  turnOff: () => Promise<unknown>
  remove: () => Promise<unknown>
}

interface ReceiverQuestionProps {
  about: 'rotate' | 'off' | 'remove'
  name: string
  words: ReceiverQuestionWords
  calls: ReceiverQuestionCalls
  onSecret: (made: Made) => void
  onClose: () => void
}

/** Asks before an action that stops deliveries or invalidates a secret. */
export function ReceiverQuestion({
  about,
  name,
  words,
  calls,
  onSecret,
  onClose,
}: ReceiverQuestionProps) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const done = (text: string): void => {
    onClose()
    toast({ id: 'receiver', tone: 'ok', text })
  }
  if (about === 'rotate')
    return (
      <ConfirmDialog
        title={t('rotate.title')}
        confirm={t('rotate.confirm')}
        variant="primary"
        work={async () => {
          const { signingSecret } = await withProof(calls.rotate)
          onSecret({ host: name, secret: signingSecret })
        }}
        onDone={onClose}
        onClose={onClose}
      >
        <p>{words.rotate}</p>
      </ConfirmDialog>
    )
  if (about === 'off')
    return (
      <ConfirmDialog
        title={t('off.title', { host: name })}
        confirm={t('card.turnOff')}
        work={calls.turnOff}
        onDone={() => done(t('card.turnedOff', { host: name }))}
        onClose={onClose}
      >
        <p>{words.off}</p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      title={t('remove.title', { host: name })}
      confirm={common('action.remove')}
      work={() => ignoreNotFound(calls.remove())}
      onDone={() => done(t('card.removed', { host: name }))}
      onClose={onClose}
    >
      <p>{words.remove}</p>
    </ConfirmDialog>
  )
}
