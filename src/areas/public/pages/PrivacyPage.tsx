import { LegalPage } from '../parts/documents/LegalPage.tsx'

const sections = ['who', 'data', 'why', 'tasks', 'cookies', 'share', 'keep', 'rights', 'children', 'change'] as const

export default function PrivacyPage() {
  return <LegalPage ns="privacy" sections={sections} />
}
