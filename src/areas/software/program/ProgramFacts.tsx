import { useTranslation } from '@/i18n/use-translation.ts'
import type { ReactNode } from 'react'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { captchaTypes } from '@/routes/slugs/captcha-types.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import { useTerms } from '@/shared/program/use-terms.ts'
import { OutLink } from './OutLink.tsx'
import s from '../software.module.css'

/** The facts of a program: price, platforms, types, versions, links. */
export function ProgramFacts({ item }: { item: SoftwareItem }) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const terms = useTerms()
  const locale = useLocale()
  // A date is the same for every reader, because the build renders it too.
  const format = formatFor(locale, 'UTC')
  const { pricing, priceFrom, platforms, languages, license, versions, supportedTypes } = item
  const { verified, verifiedBy } = item
  return (
    <>
      <DescriptionList terms="faint" lines="below" className={`line-above text-2 ${s.facts}`}>
        <Fact name={common('label.price')}>
          {pricing ? terms.pricing(pricing) : null}
          {priceFrom && (
            <span className="quiet">
              {t('fact.from')}{' '}
              <Money amount={priceFrom.amount} currency={priceFrom.currency} locale={locale} />
            </span>
          )}
        </Fact>
        <Fact name={t('fact.platforms')}>{format.list(platforms.map(terms.platform))}</Fact>
        <Fact name={t('fact.languages')}>{terms.languages(languages)}</Fact>
        <Fact name={t('fact.license')}>{license}</Fact>
        <Fact name={t('fact.version')}>
          {versions.slice(0, 3).map(({ version, releasedAt, notes }) => (
            <span key={version} className={`row wrap fill ${s.version}`}>
              <strong>{cutText(version, 40)}</strong>
              {releasedAt && <time dateTime={releasedAt}>{format.date(releasedAt)}</time>}
              {notes && <span className="quiet">{cutText(notes, 1000)}</span>}
            </span>
          ))}
        </Fact>
        <Fact name={t('verified')}>
          {verified && (
            <>
              {verifiedBy.map(({ target, at }) => (
                <span key={target} className="fill break">
                  {at
                    ? t('verifiedBy.since', { target: cutText(target, 100), date: format.date(at) })
                    : t('verifiedBy.target', { target: cutText(target, 100) })}
                </span>
              ))}
              <span className="quiet">{t('verifiedBy.meaning')}</span>
            </>
          )}
        </Fact>
        <Fact name={t('fact.links')}>
          {[
            <OutLink key="source" url={item.repositoryUrl}>
              {t('fact.source')}
            </OutLink>,
            <OutLink key="docs" url={item.docsUrl}>
              {t('fact.docs')}
            </OutLink>,
            <OutLink key="video" url={item.videoUrl}>
              {t('fact.video')}
            </OutLink>,
          ].filter((_, at) => [item.repositoryUrl, item.docsUrl, item.videoUrl][at])}
        </Fact>
      </DescriptionList>
      {supportedTypes.length > 0 && (
        <section aria-labelledby="program-types">
          <h2 id="program-types" className="text-3 mb-3">
            {common('label.supportedTypes')}
          </h2>
          <ul className={`cluster gap-2 text-2 ${s.types}`}>
            {supportedTypes.map((slug) => {
              const type = known(captchaTypes, slug)
              return (
                <li className="border paper" key={slug}>
                  {type ? (
                    <RouteLink to={{ id: 'captchaType', slugs: { slug: type } }}>
                      {terms.type(type)}
                    </RouteLink>
                  ) : (
                    terms.type(slug)
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}

/** A name with its value; nothing without a value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  const values = Array.isArray(children) ? children.filter(Boolean) : children
  if (!values || (Array.isArray(values) && values.length === 0)) return null
  return <Description term={name}>{values}</Description>
}
