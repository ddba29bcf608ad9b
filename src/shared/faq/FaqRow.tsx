import { useEffect, useRef } from 'react'
import { Disclosure } from '@/ui/Disclosure.tsx'
import type { DisclosureProps } from '@/ui/Disclosure.tsx'

interface FaqRowProps extends DisclosureProps {
  open: boolean
  onOpen: (isOpen: boolean) => void
}

/** A topic or a question. The reader may have opened it before hydration. */
export function FaqRow({ open, onOpen, ...rest }: FaqRowProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (ref.current?.open) onOpen(true)
  }, [onOpen])
  return (
    <Disclosure
      ref={ref}
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
      {...rest}
    />
  )
}
