import type { ReactNode } from 'react'
import { Split } from '@/shared/landing/Split.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import type { OfferWord } from './OfferView.tsx'
import s from './offers.module.css'

interface FactListProps {
  title: string
  lead?: string | undefined
  tone?: 'plain' | 'alice'
  items: readonly { id: string; name: ReactNode; text: string }[]
}

/** Names with a description each. */
export function FactList({ title, lead, tone, items }: FactListProps) {
  return (
    <Split title={title} lead={lead} {...(tone && { tone })}>
      <DescriptionList layout="columns" terms="strong" lines="above" className={s.facts}>
        {items.map(({ id, name, text }) => (
          <Description key={id} term={name}>
            {text}
          </Description>
        ))}
      </DescriptionList>
    </Split>
  )
}

interface FactsProps {
  /** Provides `title`, `lead`, and `<id>.name` and `<id>.note` of each line. */
  word: OfferWord
  ids: readonly string[]
  tone?: 'plain' | 'alice'
}

export function OfferFacts({ word, ids, ...rest }: FactsProps) {
  return (
    <FactList
      {...rest}
      title={word('title')}
      lead={word('lead') || undefined}
      items={ids.map((id) => ({ id, name: word(`${id}.name`), text: word(`${id}.note`) }))}
    />
  )
}
