import { useTranslation } from '@/i18n/use-translation.ts'
import type { PayoutMethod, Wallet } from '@/api/contract/wallet.ts'
import { cutText } from '@/lib/cut-text.ts'
import { LongText } from '@/shared/LongText.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { ReviewFact, ReviewFacts } from '@/shared/review/ReviewFacts.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'
import { PendingChange } from './PendingChange.tsx'
import { walletState } from './wallet-state.ts'
import { walletApi } from '@/api/endpoints/payouts.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'

interface CurrentWalletProps {
  wallet: Wallet | null
  methods: readonly PayoutMethod[]
}

const tones = {
  none: 'neutral',
  pending_confirmation: 'warn',
  active: 'ok',
  change_pending: 'warn',
  locked: 'warn',
} as const

/** The current wallet, and a pending change. */
export function CurrentWallet({ wallet, methods }: CurrentWalletProps) {
  const { t } = useTranslation('wallet')
  const { t: common } = useTranslation()
  const format = useFormat()
  const state = walletState(wallet)
  const titleOf = (id: string | null): string =>
    cutText(methods.find((method) => method.id === id)?.title || (id ?? ''))
  return (
    <AccountSection
      title={t('current.title')}
      text={state === 'none' ? t('current.none') : undefined}
      aside={
        <Badge tone={tones[state]} tip={t(`state.${state}Tip`)}>
          {t(`state.${state}`)}
        </Badge>
      }
    >
      {wallet && (
        <div className="stack gap-4">
          {wallet.error && <WalletFault error={wallet.error} />}
          {state === 'locked' && (
            <Notice tone="warn" title={t('locked.title')}>
              {t('locked.text', { date: format.date(wallet.lockedUntil ?? '', 'dateTime') })}
            </Notice>
          )}
          {wallet.methodId !== null && (
            <ReviewFacts>
              <ReviewFact name={t('current.method')}>{titleOf(wallet.methodId)}</ReviewFact>
              <ReviewFact name={t('current.account')}>
                <span translate="no" dir="ltr">
                  {wallet.account === null ? '—' : <LongText text={wallet.account} />}
                </span>
              </ReviewFact>
              <ReviewFact name={t('current.since')}>
                {wallet.updatedAt && <DateTime at={wallet.updatedAt} />}
              </ReviewFact>
            </ReviewFacts>
          )}
          {wallet.pendingUpdate && (
            <PendingChange
              pending={wallet.pendingUpdate}
              title={titleOf(wallet.pendingUpdate.methodId)}
              isFirst={wallet.methodId === null}
            />
          )}
          {state === 'active' && (
            <div>
              <RouteLink to={{ id: 'payout' }} className={buttonClass({ variant: 'secondary' })}>
                {common('action.payout')}
              </RouteLink>
            </div>
          )}
        </div>
      )}
    </AccountSection>
  )
}

const faults = ['address_rejected', 'account_closed', 'name_mismatch', 'limit_reached'] as const

/** Why the last payout was returned. The person acknowledges it. */
function WalletFault({ error }: { error: NonNullable<Wallet['error']> }) {
  const { t } = useTranslation('wallet')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [reset] = walletApi.useResetWalletErrorMutation()
  const action = useAction()
  const found = known(faults, error.code)
  async function clear(): Promise<void> {
    if (await action.run(() => withProof(() => reset().unwrap())))
      toast({ tone: 'ok', text: t('fault.done'), id: 'wallet' })
  }
  return (
    <Notice
      tone="bad"
      title={
        error.at
          ? t('fault.titleAt', { date: format.date(error.at, 'dateTime') })
          : t('fault.title')
      }
    >
      <div className="stack gap-3">
        <p>{found ? t(`fault.${found}`) : t('fault.other', { reason: plainCode(error.code) })}</p>
        <ActionProblem action={action} />
        <div>
          <Button
            variant="secondary"
            loading={action.busy}
            loadingText={common('busy')}
            onClick={() => void clear()}
          >
            {t('fault.reset')}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
