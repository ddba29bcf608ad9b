import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { usePrinting } from '@/ui/use-printing.ts'
import type { FaqAnswer } from '@/api/contract/faq.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { About } from '@/ui/About.tsx'
import { RouteLink } from '../RouteLink.tsx'
import { AnswerText } from './AnswerText.tsx'
import { FaqRow } from './FaqRow.tsx'
import { matchesAnswer, minQueryLength } from './search.ts'
import { topicKey, useOpenedAnswer } from './use-opened.ts'
import s from './faq.module.css'

interface FaqListProps {
  answers: readonly FaqAnswer[]
  /** Shown when nothing matches: another way to get an answer. */
  nothing?: ReactNode
  /**
   * Folds all topics but the first. Without scripts, a folded topic links to this page, which has
   * all of them.
   */
  foldedTo?: 'faqWorker'
}

/**
 * All questions by topic, with a search. Questions that do not match are hidden and keep their open
 * state. An answer renders when its question is opened, because its own page is the one that search
 * engines should find.
 */
export function FaqAnswers({ answers, nothing, foldedTo }: FaqListProps) {
  const { t } = useTranslation('faq')
  const { t: common } = useTranslation()
  const [typed, setTyped] = useState('')
  const base = useId()
  const { opened, setOpen } = useOpenedAnswer(answers)
  const isPrinting = usePrinting()
  const searches = [...typed.trim()].length >= minQueryLength
  const items = answers.map((one) => ({
    one,
    shown: !searches || matchesAnswer(typed, `${one.question} ${one.answer}`),
  }))
  const groups = [...new Map(answers.map(({ topic }) => [topic.id, topic])).values()].map(
    (topic) => {
      const own = items.filter(({ one }) => one.topic.id === topic.id)
      return { topic, own, shown: own.some(({ shown }) => shown) }
    },
  )
  const count = items.filter(({ shown }) => shown).length
  return (
    <div className={`stack gap-6 content-start ${s.faq}`}>
      <div className={`stack gap-3 content-start ${s.side}`}>
        <div role="search">
          <Field label={t('search')}>
            <SearchInput
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              clearLabel={common('action.clearSearch')}
            />
          </Field>
        </div>
        <p role="status" className={`faint text-1 ${s.count}`}>
          {searches && count > 0 && t('found', { count })}
        </p>
        <nav aria-label={t('groups')} className={s.topics}>
          <ul className="bare row wrap">
            {groups.map(({ topic, shown }) => (
              <li key={topic.id} hidden={!shown}>
                <a href={`#${topic.id}`}>{topic.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="stack gap-6 content-start">
        {groups.map(({ topic, own, shown }, at) => {
          const rows = own.map(({ one, shown: isShown }) => (
            <FaqRow
              key={one.id}
              level={3}
              summary={one.question}
              hidden={!isShown}
              open={opened.has(one.id)}
              onOpen={(isOpen) => setOpen(one.id, isOpen)}
            >
              <div id={one.id} className={`grid gap-3 items-start ${s.answer}`}>
                {(isPrinting || opened.has(one.id)) && <AnswerText answer={one} />}
                <RouteLink
                  to={{ id: 'faqAnswer', params: { id: one.id } }}
                  className={`inline-row text-2 bold ${s.more}`}
                  aria-label={t('openNamed', { question: one.question })}
                >
                  {t('open')}
                </RouteLink>
              </div>
            </FaqRow>
          ))
          const key = topicKey(topic.id)
          const isOpen = searches || opened.has(key)
          return foldedTo && at > 0 ? (
            <FaqRow
              key={topic.id}
              level={2}
              summary={<span id={topic.id}>{topic.title}</span>}
              className={s.folded}
              hidden={!shown}
              open={isOpen}
              // Rows that a search opens fold again after it.
              onOpen={(nowOpen) => {
                if (!searches) setOpen(key, nowOpen)
              }}
            >
              {isOpen || isPrinting ? (
                rows
              ) : (
                <RouteLink
                  to={{ id: foldedTo, hash: topic.id }}
                  className={`inline-row text-2 bold ${s.more}`}
                >
                  {t('found', { count: own.length })}
                  <About of={topic.title} after={t('found', { count: own.length })} />
                </RouteLink>
              )}
            </FaqRow>
          ) : (
            <section key={topic.id} aria-labelledby={`${base}-${topic.id}`} hidden={!shown}>
              <h2 id={`${base}-${topic.id}`} className={`text-4 mb-3 ${s.title}`}>
                <span id={topic.id}>{topic.title}</span>
              </h2>
              {rows}
            </section>
          )
        })}
        {count === 0 && (
          <div role="status" className={`grid gap-3 items-start content-start ${s.nothing}`}>
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
