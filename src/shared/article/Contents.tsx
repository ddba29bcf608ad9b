import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Heading } from '@/shared/article-body/outline.ts'
import s from './article.module.css'

/** The way through an article; the section that is being read is marked. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('articles')
  const current = useCurrent(headings)
  return (
    <nav className={s.contents} aria-label={t('contents')}>
      <p>{t('contents')}</p>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A third of the view from the top: what begins above it is being read. */
const line = 0.33

function useCurrent(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let due = 0
    function look(): void {
      due = 0
      const passed = headings.findLast(({ id }) => {
        const element = document.getElementById(id)
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
  }, [headings])
  return current
}
