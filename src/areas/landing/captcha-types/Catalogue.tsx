import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { useServedPrices } from '@/shared/served-figures.ts'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { useAddressQuery } from '@/shared/query/use-address-query.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Section.tsx'
import { tasksOf } from '@/task-api/captcha-types.ts'
import { findTypes, noQuery, readQuery, writeQuery } from './index-query.ts'
import { typeTarget } from '@/shared/captcha-type/type-target.ts'
import { SignSheet } from '@/shared/captcha-type/art/TypeSign.tsx'
import { SignOf } from '@/shared/captcha-type/SignOf.tsx'
import s from './index.module.css'
import { knownOf } from './Figures.tsx'
import type { Known } from './Figures.tsx'
import { ProblemLine } from './ProblemLine.tsx'
import { Tools } from './Tools.tsx'

const codec = { read: readQuery, write: writeQuery, served: noQuery }
const loadLiveCatalogue = async () => (await import('../late.tsx')).LiveCatalogue

/** All types, with search and sorting; without scripts a list of links. */
export function Catalogue() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const [query, change] = useAddressQuery(codec)
  const served = useServedPrices()
  const [{ aliases, standings, figures }, setKnown] = useState<Known>(() => ({
    aliases: {},
    ...knownOf(served),
  }))
  const [isServed, setIsServed] = useState(served !== undefined)
  const tell = useCallback((part: Partial<Known>) => {
    setKnown((now) => ({ ...now, ...part }))
    if (part.figures) setIsServed(false)
  }, [])
  const { t: nameOf } = useTranslation('captchaNames')
  const groups = findTypes(query, { nameOf, aliases, standings })
  const count = groups.reduce((total, { slugs }) => total + slugs.length, 0)
  const filtered = query.q.trim() !== '' || query.kind !== '' || query.state !== ''
  return (
    <Section title={t('index.title')} id="types">
      <Tools query={query} change={change} />
      <LatePart
        load={loadLiveCatalogue}
        props={{ tell, Line: ProblemLine }}
        fallback={<ProblemLine />}
      />
      <p className={s.count}>
        <span role="status">{filtered ? t('index.found', { count }) : '\u00a0'}</span>
        {!filtered && isServed && served?.updatedAt && (
          <ServedTime at={served.updatedAt} of="prices" />
        )}
      </p>
      {count === 0 && (
        <div className={s.nothing}>
          <h3 className="heading">{common('label.noResults')}</h3>
          <p className="quiet">{t('index.empty.text')}</p>
          <Button variant="secondary" onClick={() => change(noQuery)}>
            {common('action.resetFilters')}
          </Button>
        </div>
      )}
      <SignSheet />
      <div className={s.groups}>
        {groups.map(({ kind, slugs }) => (
          <div key={kind} className={s.group}>
            <h3 className="heading">
              {t(`kinds.${kind}`)} <small>{slugs.length}</small>
            </h3>
            <LinkCards
              label={t(`kinds.${kind}`)}
              items={slugs.map((slug) => ({
                id: slug,
                to: typeTarget(slug),
                sign: <SignOf slug={slug} />,
                title: nameOf(slug),
                text: (
                  <>
                    <code translate="no" className={s.task}>
                      {tasksOf(slug)[0]}
                    </code>
                    <span className={s.figures}>{figures(slug)}</span>
                  </>
                ),
              }))}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}
