import { CalendarDays, Receipt, Send, Ticket, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AreaNav } from '@/shared/account/AreaNav.tsx'

const links = [
  { id: 'pay', Icon: WalletCards },
  { id: 'historyPayment', Icon: Receipt },
  { id: 'historyDay', Icon: CalendarDays },
  { id: 'sendUser', Icon: Send },
  { id: 'voucher', Icon: Ticket },
] as const

interface PayFrameProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  prefix?: string | undefined
  children: ReactNode
}

/** A page about money, with the way to its sisters. */
export function PayFrame(props: PayFrameProps) {
  const { t } = useTranslation()
  const { t: account } = useTranslation('shell')
  const named = links.map((link) => ({ ...link, name: t(`nav.crumb.${link.id}`) }))
  return <AccountFrame {...props} wide nav={<AreaNav label={account('money')} links={named} />} />
}
