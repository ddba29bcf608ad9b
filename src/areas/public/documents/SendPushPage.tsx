import { LegalView } from './LegalView.tsx'

const sections = ['ways', 'browser', 'setup', 'missing', 'quiet'] as const

export default function SendPushPage() {
  return <LegalView ns="sendPush" sections={sections} />
}
