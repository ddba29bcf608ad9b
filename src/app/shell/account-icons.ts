import {
  BadgeCheck,
  Bell,
  ChartLine,
  GlobeLock,
  GraduationCap,
  Images,
  LayoutDashboard,
  Newspaper,
  Package,
  Pencil,
  ReceiptText,
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
  historyPayment: ReceiptText,
  editorBlog: Newspaper,
  editorTutorials: GraduationCap,
  editorSoftware: Package,
  manualDomains: GlobeLock,
  profile: UserRound,
  profileEdit: Pencil,
  profileNotif: Bell,
  profileAuthentication: ShieldCheck,
}
