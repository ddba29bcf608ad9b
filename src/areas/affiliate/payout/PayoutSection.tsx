import { useTranslation } from '@/i18n/use-translation.ts'
import type { PayoutQuote } from '@/api/contract/payouts.ts'
import type { PayoutMethod, Wallet } from '@/api/contract/wallet.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useUser } from '@/session/use-user.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { CustomerWays } from './CustomerWays.tsx'
import { PayoutFlow } from './PayoutFlow.tsx'
import { compare } from '@/lib/decimal.ts'
import { walletState } from '../wallet/wallet-state.ts'

/** Why nothing can be paid out now; the first reason that applies. */
type Blocker =
  | 'no_wallet'
  | 'unconfirmed'
  | 'locked'
  | 'fault'
  | 'down'
  | 'customer'
  | 'nothing'
  | 'minimum'

function blockerOf(
  { available, min, unavailable }: PayoutQuote,
  wallet: Wallet | null,
  method: PayoutMethod | undefined,
): Blocker | null {
  const state = walletState(wallet)
  if (
    unavailable.some(({ reason }) => reason === 'turned_customer') &&
    compare(available.amount, '0') <= 0
  )
    return 'customer'
  if (state === 'none') return 'no_wallet'
  if (state === 'pending_confirmation') return 'unconfirmed'
  if (state === 'locked') return 'locked'
  if (wallet?.error) return 'fault'
  if (!method || method.status !== 'available') return 'down'
  if (compare(available.amount, '0') <= 0) return 'nothing'
  return min && compare(available.amount, min.amount) < 0 ? 'minimum' : null
}

interface PayoutSectionProps {
  terms: PayoutQuote
  wallet: Wallet | null
  methods: readonly PayoutMethod[]
  /** Something has changed meanwhile, so everything is refetched. */
  onMoved: () => void
}

const ways: Readonly<Record<Blocker, 'walletEdit' | 'partner' | 'dashboard'>> = {
  no_wallet: 'walletEdit',
  unconfirmed: 'walletEdit',
  locked: 'walletEdit',
  fault: 'walletEdit',
  down: 'walletEdit',
  customer: 'dashboard',
  nothing: 'partner',
  minimum: 'partner',
}

export function PayoutSection(props: PayoutSectionProps) {
  const { t } = useTranslation('payout')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const format = useFormat()
  const { terms, wallet, methods } = props
  const method = methods.find(({ id }) => id === wallet?.methodId)
  const isWorker = useUser().user?.profile.userType === 'worker'
  const blocker = blockerOf(terms, wallet, method)
  return (
    <AccountSection title={common('action.payout')}>
      <PayoutFlow {...props} method={method}>
        {blocker && (
          <EmptyState
            level={3}
            illustration={<EmptyBox />}
            title={t(`blocked.${blocker}.title`, { method: method?.title ?? '' })}
            action={
              <RouteLink
                to={{ id: isWorker && ways[blocker] === 'partner' ? 'cabinet' : ways[blocker] }}
                className={buttonClass()}
              >
                {isWorker && ways[blocker] === 'partner'
                  ? t('blocked.work')
                  : t(`blocked.${blocker}.action`)}
              </RouteLink>
            }
          >
            {t(
              isWorker && blocker === 'nothing'
                ? 'blocked.nothingEarned'
                : `blocked.${blocker}.text`,
              {
                date: format.date(wallet?.lockedUntil ?? '', 'dateTime'),
                min: terms.min ? money(terms.min.amount, terms.min.currency) : '',
              },
            )}
          </EmptyState>
        )}
      </PayoutFlow>
      <CustomerWays unavailable={terms.unavailable} />
    </AccountSection>
  )
}
