import {
  BadgeCheck,
  Bell,
  ChartSpline,
  Globe,
  GraduationCap,
  Images,
  LayoutDashboard,
  Newspaper,
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
  graphCaptures: ChartSpline,
  testCaptcha: BadgeCheck,
  pay: WalletCards,
  historyPayment: Receipt,
  editorBlog: Newspaper,
  editorTutorials: GraduationCap,
  editorSoftware: Package,
  manualDomains: Globe,
  profile: UserRound,
  profileEdit: Pencil,
  profileNotif: Bell,
  profileAuthentication: ShieldCheck,
}
