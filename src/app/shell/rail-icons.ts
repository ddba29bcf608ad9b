import {
  BadgeCheck,
  BookMarked,
  Bot,
  Boxes,
  ChartSpline,
  GlobeLock,
  Images,
  LayoutDashboard,
  LifeBuoy,
  PackageOpen,
  Network,
  PenLine,
  Receipt,
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
  editorBlog: PenLine,
  editorTutorials: BookMarked,
  editorSoftware: PackageOpen,
  manualDomains: GlobeLock,
  botThreads: Bot,
  softwareSoftlist: Boxes,
  profile: UserRound,
  tickets: LifeBuoy,
}
