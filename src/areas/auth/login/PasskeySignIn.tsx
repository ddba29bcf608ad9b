import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { passkeyEntryCalls } from '@/api/contract/passkeys.ts'
import type { User } from '@/api/contract/user.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { askPasskey, hasPasskeys, suggestsPasskeys } from '@/lib/passkey.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useValue } from '@/shared/form/use-value.ts'
import type { Watched } from '@/shared/form/use-value.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'

export interface PasskeySignInProps {
  form: Watched<{ remember: boolean }>
  onUser: (user: User) => unknown
}

/**
 * Signing in without a password: by a button, and among the browser's suggestions for the e-mail
 * field. Nothing is shown where the browser or the backend has no passkeys.
 */
export function PasskeySignIn({ form, onUser }: PasskeySignInProps) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const callOnce = useCallOnce()
  const remember = useValue(form, 'remember')
  const action = useAction()
  const [options, setOptions] = useState<object | null>(null)
  const [notice, setNotice] = useState<'unknown' | 'refused' | null>(null)
  const suggestion = useRef<AbortController | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The notice above it pushes the button out of a small window.
  useEffect(() => {
    if (notice) button.current?.scrollIntoView({ block: 'nearest' })
  }, [notice])

  /** A challenge is good for one use, so each attempt is followed by a new one. */
  const prepare = async (): Promise<void> => {
    try {
      setOptions((await callOnce(passkeyEntryCalls.passkeySignIn, undefined)).options)
    } catch {
      setOptions(null)
    }
  }
  const enter = async (given: object, suggest?: AbortSignal): Promise<void> => {
    const credential = await askPasskey(given, suggest)
    if (!credential || credential === 'refused') {
      // A suggestion that does not come is no error: the button and the password remain.
      if (suggest) return
      setNotice(credential)
      // The press stopped the suggestion, which can begin again.
      await prepare()
      return
    }
    setNotice(null)
    await action.run(async () => {
      try {
        const answer = await callOnce(passkeyEntryCalls.loginByPasskey, { credential, remember })
        onUser(answer.user)
      } catch (error) {
        await prepare()
        if (problemKey(toProblem(error)) !== 'ERROR_WRONG_CREDENTIALS') throw error
        setNotice('unknown')
      }
    })
  }

  const begin = useEffectEvent(() => {
    if (hasPasskeys()) void prepare()
  })
  useEffect(() => begin(), [])

  const offer = useEffectEvent(async (given: object, signal: AbortSignal) => {
    try {
      if ((await suggestsPasskeys()) && !signal.aborted) await enter(given, signal)
    } catch {
      // Whether there are suggestions could not be asked.
    }
  })
  useEffect(() => {
    if (!options) return undefined
    const controller = new AbortController()
    suggestion.current = controller
    void offer(options, controller.signal)
    return () => controller.abort()
  }, [options])

  if (!options) return null
  return (
    <div className="stack gap-3">
      {notice && (
        <Notice tone="warn" role="alert" title={t(`passkey.${notice}Title`)}>
          {t(`passkey.${notice}`)}
        </Notice>
      )}
      <ActionProblem action={action} />
      <Button
        ref={button}
        variant="secondary"
        block
        loading={action.busy}
        loadingText={common('busy')}
        prepend={<KeyRound size={18} aria-hidden="true" />}
        onClick={() => {
          // The browser answers one request at a time.
          suggestion.current?.abort()
          void enter(options)
        }}
      >
        {t('passkey.signIn')}
      </Button>
    </div>
  )
}
