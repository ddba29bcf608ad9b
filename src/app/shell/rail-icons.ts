import {
  BadgeCheck,
  BookMarked,
  Boxes,
  ChartSpline,
  GlobeLock,
  Images,
  LayoutDashboard,
  ListChecks,
  PackageOpen,
  Network,
  PenLine,
  Receipt,
  Share2,
  SlidersHorizontal,
  UserRound,
  WalletCards,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { RailPage } from '../layouts/nav.ts'

export const railIcons: Record<RailPage, LucideIcon> = {
  dashboard: LayoutDashboard,
  setting: SlidersHorizontal,
  uploads: Images,
  graphCaptures: ChartSpline,
  testCaptcha: BadgeCheck,
  proxy: Network,
  pay: WalletCards,
  historyPayment: Receipt,
  partner: Share2,
  editorBlog: PenLine,
  editorTutorials: BookMarked,
  editorSoftware: PackageOpen,
  manualDomains: GlobeLock,
  softwareModeration: ListChecks,
  softwareSoftlist: Boxes,
  profile: UserRound,
}
