import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '@/session/use-user.ts'
import { deadLink, linkArg } from '@/shared/link/link-arg.ts'
import type { DeadLink } from '@/shared/link/link-arg.ts'
import { useLink } from '@/shared/link/use-link.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { TransferConfirm } from './TransferConfirm.tsx'
import { DeadTransferLink, TransferDone, WrongAccount } from './LinkOutcome.tsx'

/** The link of a transfer: asked for once more, since programs that read mail open every link. */
export default function SendUserHashPage() {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const { place, token, outcome, settle } = useLink()
  const { user } = useUser()
  const [now, setNow] = useState<{ id: string; dead?: DeadLink; done?: boolean } | null>(null)
  const id = `${place} ${token?.hash}`
  // Of this very link: the same page may be opened by another one.
  const own = now?.id === id || outcome !== null ? now : null
  const arg = token && linkArg(token)

  function content() {
    if (outcome !== null) return <TransferDone fresh={own?.done === true} />
    if (!token || !arg)
      return <DeadTransferLink why={token ? 'invalid' : 'missing'} fresh={false} />
    if (own?.dead) return <DeadTransferLink why={own.dead} fresh />
    if (user && user.id !== arg.userId) return <WrongAccount email={user.email ?? ''} />
    return (
      <TransferConfirm
        key={arg.hash}
        arg={arg}
        onDone={() => {
          setNow({ id, done: true })
          settle('done')
        }}
        onRefused={(problem) => {
          const dead = deadLink(problem)
          if (dead) setNow({ id, dead })
          return dead !== null
        }}
      />
    )
  }
  return (
    <AccountFrame wide title={common('nav.crumb.sendUserHash')} lead={t('link.lead')}>
      {content()}
    </AccountFrame>
  )
}
