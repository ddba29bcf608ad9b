import { BadgeCheck, ChartSpline, Images, LayoutDashboard, Receipt, SlidersHorizontal, UserRound, WalletCards } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { EditorPage, RailPage } from '../layouts/nav.ts'

// Icons that no page for visitors draws: what both draw would bring this file to those.
export const railIcons: Record<Exclude<RailPage, EditorPage>, LucideIcon> = {
  dashboard: LayoutDashboard,
  setting: SlidersHorizontal,
  uploads: Images,
  graphCaptures: ChartSpline,
  testCaptcha: BadgeCheck,
  pay: WalletCards,
  historyPayment: Receipt,
  profile: UserRound,
}
