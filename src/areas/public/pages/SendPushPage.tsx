import { LegalPage } from '../parts/documents/LegalPage.tsx'

const sections = ['ways', 'browser', 'setup', 'missing', 'quiet'] as const

export default function SendPushPage() {
  return <LegalPage ns="sendPush" sections={sections} />
}
