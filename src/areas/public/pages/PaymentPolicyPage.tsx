import { LegalPage } from '../parts/documents/LegalPage.tsx'

const sections = ['balance', 'methods', 'currency', 'crypto', 'refund', 'dispute', 'documents'] as const

export default function PaymentPolicyPage() {
  return <LegalPage ns="paymentPolicy" sections={sections} />
}
