import { CallBand } from '@/shared/landing/CallBand.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import type { LinkCard } from '@/shared/landing/LinkCards.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { Section } from '@/ui/Section.tsx'

interface EndingProps {
  title: string
  ways: readonly LinkCard[]
  call: { title: string; text: string; action: string }
}

/** How a story ends: where it goes on, and how to begin. */
export function Ending({ title, ways, call }: EndingProps) {
  return (
    <>
      <Section title={title}>
        <LinkCards items={ways} />
      </Section>
      <CallBand
        title={call.title}
        text={call.text}
        actions={<StartLink>{call.action}</StartLink>}
      />
    </>
  )
}
