import {
  AppWindow,
  FileText,
  HandCoins,
  Images,
  MessageSquareQuote,
  Receipt,
  ScrollText,
  Share2,
  Users,
  WalletCards,
  Waypoints,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AreaNav } from '@/shared/account/AreaNav.tsx'

const links = [
  { id: 'partner', Icon: Share2 },
  { id: 'partnerReferrals', Icon: Users },
  { id: 'partnerSources', Icon: Waypoints },
  { id: 'payout', Icon: HandCoins },
  { id: 'payoutHistory', Icon: Receipt },
  { id: 'walletEdit', Icon: WalletCards },
  { id: 'partnerLandingPages', Icon: AppWindow },
  { id: 'partnerBanners', Icon: Images },
  { id: 'partnerArticleExamples', Icon: FileText },
  { id: 'partnerReviewExamples', Icon: MessageSquareQuote },
  { id: 'partnerRules', Icon: ScrollText },
] as const

interface PartnerFrameProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  prefix?: string | undefined
  children: ReactNode
}

/** A page of the affiliate programme, with the way to its sisters. */
export function PartnerFrame(props: PartnerFrameProps) {
  const { t } = useTranslation()
  const { t: account } = useTranslation('shell')
  const named = links.map((link) => ({ ...link, name: t(`nav.crumb.${link.id}`) }))
  return <AccountFrame {...props} wide nav={<AreaNav label={account('partner')} links={named} />} />
}
