import { CryptoPage } from '../parts/crypto/CryptoPage.tsx'

export default function PayBtcPage() {
  return <CryptoPage name="payBtc" />
}
