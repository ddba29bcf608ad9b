import {
  BadgeCheck,
  Bell,
  ChartSpline,
  Images,
  LayoutDashboard,
  Pencil,
  Receipt,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  WalletCards,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { AccountPage } from '../layouts/nav.ts'

export const accountIcons: Record<AccountPage, LucideIcon> = {
  dashboard: LayoutDashboard,
  setting: SlidersHorizontal,
  uploads: Images,
  graphCaptures: ChartSpline,
  testCaptcha: BadgeCheck,
  pay: WalletCards,
  historyPayment: Receipt,
  // Four of a kind, told apart by their names: only editors see them, and everybody would load more.
  editorBlog: Pencil,
  editorTutorials: Pencil,
  editorSoftware: Pencil,
  manualDomains: Pencil,
  profile: UserRound,
  profileEdit: Pencil,
  profileNotif: Bell,
  profileAuthentication: ShieldCheck,
}
