import { useEffect } from 'react'
import { BrokenSignal } from '@/ui/illustrations/BrokenSignal.tsx'
import { Button } from '@/ui/Button.tsx'
import s from '../layouts/layouts.module.css'

export interface FallbackProps {
  title: string
  text: string
  action: string
  error: unknown
}

/** The screen of a rendering failure (specification, section 8). */
export function Fallback({ title, text, action, error }: FallbackProps) {
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <main className={s.fallback}>
      <BrokenSignal />
      <h1>{title}</h1>
      <p>{text}</p>
      <Button onClick={() => location.reload()}>{action}</Button>
    </main>
  )
}
