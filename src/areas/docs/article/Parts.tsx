import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '@/ui/Disclosure.tsx'
import s from '../docs.module.css'
import { elementOf } from './anchors.ts'

export interface Part {
  id: string
  title: string
  level: number
}

/** The parts of the page; the one that is being read is marked. Beside the text they always stand open, above it on a press. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('apiDocs')
  const current = useCurrent(parts)
  return (
    <nav className={s.onPage} aria-label={t('contents')}>
      <Disclosure summary={t('contents')}>
        <ol>
          {parts.map(({ id, title, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  )
}

/** A third of the view from the top: what begins above it is being read. */
const line = 0.33

function useCurrent(parts: readonly Part[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let due = 0
    function look(): void {
      due = 0
      const passed = parts.findLast(({ id }) => {
        const element = elementOf(id)
        return element !== null && element.getBoundingClientRect().top < innerHeight * line
      })
      setCurrent(passed?.id ?? null)
    }
    const soon = (): void => {
      due ||= requestAnimationFrame(look)
    }
    soon()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(due)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [parts])
  return current
}
