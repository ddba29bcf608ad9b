import { useId } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Section } from '@/ui/Section.tsx'
import s from './landing.module.css'

export interface Question {
  id: string
  q: ReactNode
  a: ReactNode
}

interface FaqProps {
  title: ReactNode
  items: readonly Question[]
  tone?: 'plain' | 'alice'
}

/**
 * Questions and answers. On wide screens the heading stays beside them. They open without scripts.
 */
export function Faq({ title, items, tone }: FaqProps) {
  const id = useId()
  return (
    <Section tone={tone} aria-labelledby={id}>
      <div className={`stack gap-6 ${s.split}`}>
        <div className={`stack gap-3 content-start measure ${s.stay}`}>
          <h2 id={id} className="title">
            {title}
          </h2>
        </div>
        <div className="line-above">
          {items.map((item) => (
            <Disclosure key={item.id} level={3} summary={item.q}>
              <p>{item.a}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  )
}
