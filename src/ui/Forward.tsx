import { ArrowRight } from 'lucide-react'

/** The arrow after a link that leads on. */
export const Forward = ({ size = 16 }: { size?: number }) => <ArrowRight size={size} aria-hidden="true" />
