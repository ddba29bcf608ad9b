import { ArrowRight } from 'lucide-react'

/** The arrow after a forward link. */
export const Forward = ({ size = 16 }: { size?: number }) => (
  <ArrowRight size={size} aria-hidden="true" />
)
