import { LegalView } from './LegalView.tsx'

const sections = [
  'who',
  'data',
  'why',
  'tasks',
  'cookies',
  'share',
  'keep',
  'rights',
  'children',
  'change',
] as const

export default function PrivacyPage() {
  return <LegalView ns="privacy" sections={sections} />
}
