import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Disclosure } from '@/ui/Disclosure.tsx'
import s from '../docs.module.css'
import { useCurrent } from '@/shared/use-current.ts'

export interface ArticlePart {
  id: string
  title: string
  level: number
  /** Whether it is beside the text on wide screens, and so is never the one being read. */
  isBeside?: boolean
}

/**
 * The sections of the page, with the one being read marked. Beside the text the list is always
 * open; above it a press opens it.
 */
export function ArticleParts({ parts }: { parts: readonly ArticlePart[] }) {
  const { t } = useTranslation()
  const current = useCurrent(useMemo(() => parts.filter(({ isBeside }) => !isBeside), [parts]))
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
