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
  editorBlog:   editorTutorials:   editorSoftware:   manualDomains:   profile: UserRound,
  profileEdit: Pencil,
  profileNotif: Bell,
  profileAuthentication: ShieldCheck,
}
