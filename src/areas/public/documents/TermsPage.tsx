import { LegalView } from './LegalView.tsx'

const sections = [
  'who',
  'service',
  'account',
  'use',
  'price',
  'refund',
  'complaint',
  'workers',
  'software',
  'ownership',
  'liability',
  'end',
  'change',
] as const

export default function TermsPage() {
  return <LegalView ns="terms" sections={sections} />
}
