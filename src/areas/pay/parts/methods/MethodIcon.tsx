import { Banknote, Bitcoin, CreditCard, Landmark, Ticket, WalletMinimal } from 'lucide-react'
import { kindOf } from '../../model/methods.ts'

const icons = { card: CreditCard, wallet: WalletMinimal, crypto: Bitcoin, bank: Landmark, voucher: Ticket, cash: Banknote } as const

/** Own signs by the kind: the logos of others are not ours to show. */
export function MethodIcon({ kind }: { kind: string }) {
  const known = kindOf(kind)
  const Icon = known ? icons[known] : WalletMinimal
  return <Icon size={22} aria-hidden="true" />
}
