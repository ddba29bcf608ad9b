import { CryptoPage } from '../parts/crypto/CryptoPage.tsx'

export default function PayBchPage() {
  return <CryptoPage name="payBch" />
}
