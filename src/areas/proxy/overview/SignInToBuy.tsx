import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { purchaseParam } from '@/routes/table/proxy.ts'
import { LatePart } from '@/shared/LatePart.tsx'

const loadSignInDialog = async () => (await import('./SignInDialog.tsx')).SignInDialog

/** Opens after hydration, because the prerendered file serves all queries. */
export function SignInToBuy() {
  const [params, setParams] = useSearchParams()
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (!live || params.get(purchaseParam) !== 'true') return null
  const close = (): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete(purchaseParam)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return <LatePart load={loadSignInDialog} props={{ onClose: close }} fallback={null} />
}
