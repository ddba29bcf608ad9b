import {
  BadgeCheck,
  Bell,
  ChartLine,
  GlobeLock,
  GraduationCap,
  Images,
  LayoutDashboard,
  Rss,
  Package,
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
  graphCaptures: ChartLine,
  testCaptcha: BadgeCheck,
  pay: WalletCards,
  historyPayment: Receipt,
  editorBlog: Rss,
  editorTutorials: GraduationCap,
  editorSoftware: Package,
  manualDomains: GlobeLock,
  profile: UserRound,
  profileEdit: Pencil,
  profileNotif: Bell,
  profileAuthentication: ShieldCheck,
}
