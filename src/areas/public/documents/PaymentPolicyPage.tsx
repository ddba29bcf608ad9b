import { LegalView } from './LegalView.tsx'

const sections = [
  'balance',
  'methods',
  'currency',
  'crypto',
  'refund',
  'dispute',
  'documents',
] as const

export default function PaymentPolicyPage() {
  return <LegalView ns="paymentPolicy" sections={sections} />
}
