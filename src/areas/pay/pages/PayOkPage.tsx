import { PaymentResult } from '../parts/result/PaymentResult.tsx'

export default function PayOkPage() {
  return <PaymentResult />
}
