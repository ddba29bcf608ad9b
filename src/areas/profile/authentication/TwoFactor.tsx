import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { securityCalls } from '@/api/contract/security.ts'
import { securityApi } from '@/api/endpoints/profile.ts'
import { useUser } from '@/session/use-user.ts'
import { chunk } from '@/lib/chunk.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import type { TwoFactorSetupProps } from './TwoFactorSetup.tsx'
import s from '../profile.module.css'

/** Returns the answer of a request without leaving it in the store, which must not hold secrets. */
async function unstored<T>(request: { unwrap: () => Promise<T>; reset: () => void }): Promise<T> {
  try {
    return await request.unwrap()
  } finally {
    request.reset()
  }
}

interface Setup {
  answer: TwoFactorSetupProps['setup']
  Steps: ComponentType<TwoFactorSetupProps>
}

const loadSteps = () => chunk(() => import('./TwoFactorSetup.tsx'), { reload: false })
const warmUp = (): void => void loadSteps().catch(() => {})

/** Two-factor authentication: off, being set up, or on. */
export function TwoFactor() {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const [setUp] = securityApi.useSetUpTwoFactorMutation()
  const [disable] = securityApi.useDisableTwoFactorMutation()
  const [renew] = securityApi.useNewRecoveryCodesMutation()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [asking, setAsking] = useState<'disable' | 'codes' | null>(null)
  // The result of the last action applies until the user has been refetched.
  const [told, setTold] = useState<{ on: boolean; over: unknown } | null>(null)
  const action = useAction()
  const callOnce = useCallOnce()
  const [params, change] = useAddress()
  const state = useRef<HTMLParagraphElement>(null)
  const on = told && told.over === user ? told.on : (user?.security.twoFactor ?? false)

  const begin = (isResumed = false) =>
    action.run(async () => {
      // Loads first, so that no secret is created that could not be shown.
      const module = await loadSteps().catch(() => null)
      if (!module) {
        toast({ id: 'late-dialog', tone: 'bad', text: common('lost') })
        return
      }
      const answer = isResumed
        ? (await withProof(() => callOnce(securityCalls.pendingSetUp, undefined))).setup
        : await withProof(() => unstored(setUp()))
      change({ setup: answer ? 'two-factor' : null }, { replace: true })
      if (answer) setSetup({ answer, Steps: module.TwoFactorSetup })
    })
  // The page was reloaded, for example while the person was in the authenticator.
  const resume = useEffectEvent(() => {
    if (params.get('setup') === 'two-factor' && !on) void begin(true)
  })
  useEffect(() => resume(), [])
  function leave(): void {
    setSetup(null)
    change({ setup: null }, { replace: true })
  }
  function turned(to: boolean): void {
    setTold({ on: to, over: user })
    leave()
    setCodes(null)
    setAsking(null)
    toast({ tone: 'ok', text: t(to ? 'twoFactor.turnedOn' : 'twoFactor.turnedOff') })
  }
  // The pressed button is gone.
  useLayoutEffect(() => {
    if (told) state.current?.focus()
  }, [told])

  return (
    <AccountSection
      title={common('label.twoStep')}
      text={t('twoFactor.text')}
      aside={
        <Badge tone={on ? 'ok' : setup ? 'info' : 'neutral'}>
          {on ? t('twoFactor.on') : setup ? t('twoFactor.setup') : t('twoFactor.off')}
        </Badge>
      }
    >
      <div className="stack gap-4">
        <ActionProblem action={action} />
        {!on && setup ? (
          <setup.Steps setup={setup.answer} onDone={() => turned(true)} onCancel={leave} />
        ) : (
          <p ref={state} tabIndex={-1} className={s.state}>
            {on ? t('twoFactor.onText') : t('twoFactor.offText')}
          </p>
        )}
        {!on && !setup && (
          <div className="cluster gap-3">
            <Button
              loading={action.busy}
              loadingText={common('busy')}
              onPointerEnter={warmUp}
              onFocus={warmUp}
              onClick={() => void begin()}
            >
              {t('twoFactor.begin')}
            </Button>
          </div>
        )}
        {on && codes && (
          <Notice tone="warn" title={t('codes.newTitle')}>
            <p>{t('codes.newText')}</p>
            <RecoveryCodes codes={codes} />
            <Button variant="secondary" onClick={() => setCodes(null)}>
              {t('codes.done')}
            </Button>
          </Notice>
        )}
        {on && (
          <div className="cluster gap-3">
            <Button variant="secondary" onClick={() => setAsking('codes')}>
              {t('codes.renew')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking('disable')}>
              {t('twoFactor.disable')}
            </Button>
          </div>
        )}
      </div>
      {asking === 'disable' && (
        <ConfirmDialog
          title={t('twoFactor.disableTitle')}
          confirm={t('twoFactor.disable')}
          work={() => withProof(() => disable().unwrap())}
          onDone={() => turned(false)}
          onClose={() => setAsking(null)}
        >
          <p>{t('twoFactor.disableText')}</p>
        </ConfirmDialog>
      )}
      {asking === 'codes' && (
        <ConfirmDialog
          title={t('codes.renewTitle')}
          variant="primary"
          confirm={t('codes.renew')}
          work={async () => {
            const answer = await withProof(() => unstored(renew()))
            setCodes(answer.recoveryCodes)
          }}
          onDone={() => setAsking(null)}
          onClose={() => setAsking(null)}
        >
          <p>{t('codes.renewText')}</p>
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}
