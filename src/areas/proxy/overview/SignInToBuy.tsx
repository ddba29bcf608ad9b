import { useEffect, useState } from 'react'
import { LivePart } from '@/shared/LivePart.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { purchaseParam } from '../account/purchase-param.ts'

const load = async () => (await import('./SignInDialog.tsx')).SignInDialog

/** Opens after hydration: the served file is that of all addresses. */
export function SignInToBuy() {
  const [params, change] = useAddress()
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (!live || params.get(purchaseParam) !== 'true') return null
  return (
    <LivePart
      load={load}
      props={{ onClose: () => change({ [purchaseParam]: null }, { replace: true }) }}
      fallback={null}
    />
  )
}
