import { useEffect, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { FaqAnswer } from '@/api/contract/faq.ts'
import { Button } from '@/ui/Button.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { elementOfHash } from '../element-of-hash.ts'
import { RouteLink } from '../RouteLink.tsx'
import { AnswerText } from './AnswerText.tsx'
import { matches, shortest } from './search.ts'
import s from './faq.module.css'

/** Opens the question that an address names. The anchor lies inside it, so that browsers do the same without scripts. */
function useOpened(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const target = elementOfHash(hash)
    const details = target?.closest('details')
    if (!target || !details || details.open) return
    details.open = true
    target.scrollIntoView()
  }, [hash, key])
}

interface FaqListProps {
  answers: readonly FaqAnswer[]
  /** Where nothing matches: another way to an answer. */
  nothing?: ReactNode
}

/** All questions by topic, with a search over them. What does not match is hidden, and keeps whether it was open. */
export function FaqList({ answers, nothing }: FaqListProps) {
  const { t } = useTranslation('faq')
  const { t: common } = useTranslation()
  const [typed, setTyped] = useState('')
  const base = useId()
  useOpened()
  const searches = [...typed.trim()].length >= shortest
  const items = answers.map((one) => ({
    one,
    shown: !searches || matches(typed, `${one.question} ${one.answer}`),
  }))
  const groups = [...new Map(answers.map(({ topic }) => [topic.id, topic])).values()].map(
    (topic) => {
      const own = items.filter(({ one }) => one.topic.id === topic.id)
      return { topic, own, shown: own.some(({ shown }) => shown) }
    },
  )
  const count = items.filter(({ shown }) => shown).length
  return (
    <div className={s.faq}>
      <div className={s.side}>
        <div role="search">
          <Field label={t('search')}>
            <SearchInput
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              clearLabel={common('action.clearSearch')}
            />
          </Field>
        </div>
        <p role="status" className={s.count}>
          {searches && count > 0 && t('found', { count })}
        </p>
        <nav aria-label={t('groups')} className={s.topics}>
          <ul>
            {groups.map(({ topic, shown }) => (
              <li key={topic.id} hidden={!shown}>
                <a href={`#${topic.id}`}>{topic.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={s.groups}>
        {groups.map(({ topic, own, shown }) => (
          <section key={topic.id} aria-labelledby={`${base}-${topic.id}`} hidden={!shown}>
            <h2 id={`${base}-${topic.id}`} className={s.title}>
              <span id={topic.id}>{topic.title}</span>
            </h2>
            {own.map(({ one, shown: isShown }) => (
              <Disclosure key={one.id} level={3} summary={one.question} hidden={!isShown}>
                <div id={one.id} className={s.answer}>
                  <AnswerText answer={one} />
                  <RouteLink
                    to={{ id: 'faqAnswer', params: { id: one.id } }}
                    className={s.more}
                    aria-label={t('openNamed', { question: one.question })}
                  >
                    {t('open')}
                  </RouteLink>
                </div>
              </Disclosure>
            ))}
          </section>
        ))}
        {count === 0 && (
          <div role="status" className={s.nothing}>
            <h2 className="heading">{t('nothing.title')}</h2>
            <p className="quiet">{t('nothing.text')}</p>
            <Button variant="secondary" onClick={() => setTyped('')}>
              {common('action.clearSearch')}
            </Button>
            {nothing}
          </div>
        )}
      </div>
    </div>
  )
}
