import { PaymentResult } from '../parts/result/PaymentResult.tsx'

export default function PayErrorPage() {
  return <PaymentResult failed />
}
