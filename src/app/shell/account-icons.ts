import { Bell, LayoutDashboard, Pencil, ShieldCheck, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { AccountPage } from '../layouts/nav.ts'

export const accountIcons: Record<AccountPage, LucideIcon> = {
  dashboard: LayoutDashboard,
  profile: UserRound,
  profileEdit: Pencil,
  profileNotif: Bell,
  profileAuthentication: ShieldCheck,
}
