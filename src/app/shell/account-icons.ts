import {
  BadgeCheck,
  Bell,
  BookMarked,
  ChartSpline,
  GlobeLock,
  Images,
  LayoutDashboard,
  PackageOpen,
  Pencil,
  PenLine,
  Receipt,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  WalletCards,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { AccountPage } from '../layouts/nav.ts'

// Icons that no page for visitors draws: what both draw would bring this file to those.
export const accountIcons: Record<AccountPage, LucideIcon> = {
  dashboard: LayoutDashboard,
  setting: SlidersHorizontal,
  uploads: Images,
  graphCaptures: ChartSpline,
  testCaptcha: BadgeCheck,
  pay: WalletCards,
  historyPayment: Receipt,
  editorBlog: PenLine,
  editorTutorials: BookMarked,
  editorSoftware: PackageOpen,
  manualDomains: GlobeLock,
  profile: UserRound,
  profileEdit: Pencil,
  profileNotif: Bell,
  profileAuthentication: ShieldCheck,
}
