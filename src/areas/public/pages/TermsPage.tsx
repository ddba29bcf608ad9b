import { LegalPage } from '../parts/documents/LegalPage.tsx'

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
  return <LegalPage ns="terms" sections={sections} />
}
