import { useTranslation } from '@/i18n/use-translation.ts'
import type { Receiver } from '@/api/contract/deliveries.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { toast } from '@/ui/toast-store.ts'
import { RotateSecret } from './RotateSecret.tsx'
import type { RotateCall } from './RotateSecret.tsx'
import type { Made } from './SecretDialog.tsx'

/** What is asked before an action, as the receivers of one kind put it. */
export interface ReceiverQuestionWords {
  off: string
  remove: string
}
export interface ReceiverQuestionCalls {
  rotate: RotateCall
  turnOff: () => Promise<unknown>
  remove: () => Promise<unknown>
}

interface ReceiverQuestionProps {
  about: 'rotate' | 'off' | 'remove'
  name: string
  receiver: Pick<Receiver, 'oldSecret'>
  words: ReceiverQuestionWords
  calls: ReceiverQuestionCalls
  onSecret: (made: Made) => void
  onClose: () => void
}

/** Asks before an action that stops deliveries or invalidates a secret. */
export function ReceiverQuestion({
  about,
  name,
  receiver,
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
      <RotateSecret
        name={name}
        oldSecret={receiver.oldSecret}
        rotate={calls.rotate}
        onSecret={onSecret}
        onClose={onClose}
      />
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
