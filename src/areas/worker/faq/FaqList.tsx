import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { keysOf } from '@/lib/object.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { elementOfHash } from '@/shared/element-of-hash.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { questions } from './questions.ts'
import { matches } from './search.ts'
import s from './faq.module.css'

const groups = keysOf(questions)

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

const linkTo = (id: string): string => {
  const address = new URL(location.href)
  address.search = ''
  address.hash = id
  return address.href
}

/** All questions by topic, with a search over them. What does not match is hidden, and keeps whether it was open. */
export function FaqList() {
  const { t } = useTranslation('hub')
  const word = useWordsOf('hub')
  const [query, setQuery] = useState('')
  const base = useId()
  useOpened()
  const found = groups.map((group) => ({
    group,
    items: questions[group].map((id) => {
      const q = word(`faq.${group}.${id}.q`)
      const a = word(`faq.${group}.${id}.a`)
      return { id, q, a, shown: matches(query, `${q} ${a}`) }
    }),
  }))
  const count = found.flatMap(({ items }) => items).filter(({ shown }) => shown).length
  const labels = { copy: t('faq.copy'), copied: t('faq.copied'), failed: t('faq.failed') }
  return (
    <div className={s.faq}>
      <div className={s.side}>
        <div role="search">
          <Field label={t('faq.search')}>
            <SearchInput
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              clearLabel={t('faq.clear')}
            />
          </Field>
        </div>
        <p role="status" className={s.count}>
          {query.trim() && count > 0 && t('faq.found', { count })}
        </p>
        <nav aria-label={t('faq.groups')} className={s.topics}>
          <ul>
            {found.map(({ group, items }) => (
              <li key={group} hidden={!items.some(({ shown }) => shown)}>
                <a href={`#${group}`}>{t(`faq.group.${group}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={s.groups}>
        {found.map(({ group, items }) => (
          <section
            key={group}
            aria-labelledby={`${base}-${group}`}
            hidden={!items.some(({ shown }) => shown)}
          >
            <h2 id={`${base}-${group}`} className={s.title}>
              <span id={group}>{t(`faq.group.${group}`)}</span>
            </h2>
            {items.map(({ id, q, a, shown }) => (
              <Disclosure key={id} level={3} summary={q} hidden={!shown}>
                <div id={`${group}-${id}`} className={s.answer}>
                  <p>{a}</p>
                  <CopyButton
                    value={() => linkTo(`${group}-${id}`)}
                    labels={labels}
                    variant="tertiary"
                  />
                </div>
              </Disclosure>
            ))}
          </section>
        ))}
        {count === 0 && (
          <div role="status" className={s.nothing}>
            <h2 className="heading">{t('faq.nothing.title')}</h2>
            <p className="quiet">{t('faq.nothing.text')}</p>
            <Button variant="secondary" onClick={() => setQuery('')}>
              {t('faq.clear')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
