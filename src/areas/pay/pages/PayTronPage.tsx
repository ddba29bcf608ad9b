import { CryptoPage } from '../parts/crypto/CryptoPage.tsx'

export default function PayTronPage() {
  return <CryptoPage name="payTron" />
}
