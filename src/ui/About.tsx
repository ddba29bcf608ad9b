import { colonFor } from '@/lib/sentences.ts'

/** The end of a name that repeats, for ears only: what a button or a link is of. */
export function About({ of }: { of: string }) {
  return <span className="visually-hidden">{colonFor(of) + of}</span>
}
