import { useTranslation } from 'react-i18next'
import type { PayoutMethod, Wallet } from '@/api/contract/wallet.ts'
import { cutText } from '@/lib/cut-text.ts'
import { LongText } from '@/shared/LongText.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { PendingChange } from './PendingChange.tsx'
import { WalletFault } from './WalletFault.tsx'
import { walletState } from './wallet-state.ts'
import s from '../method/method.module.css'

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
        <Stack gap={4}>
          {wallet.error && <WalletFault error={wallet.error} />}
          {state === 'locked' && (
            <Notice tone="warn" title={t('locked.title')}>
              {t('locked.text', { date: format.date(wallet.lockedUntil ?? '', 'dateTime') })}
            </Notice>
          )}
          {wallet.methodId !== null && (
            <dl className={s.facts}>
              <div>
                <dt>{t('current.method')}</dt>
                <dd>{titleOf(wallet.methodId)}</dd>
              </div>
              <div>
                <dt>{t('current.account')}</dt>
                <dd translate="no" dir="ltr">
                  {wallet.account === null ? '—' : <LongText text={wallet.account} />}
                </dd>
              </div>
              {wallet.updatedAt && (
                <div>
                  <dt>{t('current.since')}</dt>
                  <dd>
                    <DateTime at={wallet.updatedAt} />
                  </dd>
                </div>
              )}
            </dl>
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
        </Stack>
      )}
    </AccountSection>
  )
}
