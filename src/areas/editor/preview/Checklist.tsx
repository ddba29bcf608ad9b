import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { EditorArticle, EditorKind } from '@/api/contract/editor.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { site } from '@/site/site.ts'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { checklistOf } from './checklist.ts'
import { articlePlaces } from '../article/places.ts'
import s from '../editor.module.css'

const hosts = Object.values(site.hosts)

/** What the article lacks before it can be published. */
export function Checklist({ kind, article }: { kind: EditorKind; article: EditorArticle }) {
  const { t } = useTranslation('editor')
  const { findings, links, ready } = useMemo(() => checklistOf(article, hosts), [article])
  const count = findings.length + links.length
  if (count === 0)
    return (
      <p className={`row align-center gap-2 ok text-2 medium ${s.complete}`}>
        <CircleCheck size={18} aria-hidden="true" />
        {t('preview.complete')}
      </p>
    )
  const musts = findings.filter(({ must }) => must).length
  return (
    <Disclosure
      className={s.checklist}
      open={!ready}
      summary={ready ? t('preview.advice', { count }) : t('preview.missingCount', { count: musts })}
    >
      <ul className={`stack gap-2 text-2 mb-3 ${s.findings}`}>
        {findings.map(({ point, must }) => (
          <li
            className="row gap-2 align-baseline min-0 break"
            key={point}
            data-must={must || undefined}
          >
            {must ? (
              <CircleAlert size={16} aria-hidden="true" />
            ) : (
              <TriangleAlert size={16} aria-hidden="true" />
            )}
            <span>
              <b>{must ? t('preview.must') : t('preview.should')}</b> {t(`preview.point.${point}`)}
            </span>
          </li>
        ))}
        {links.map(({ href, text, why }, index) => (
          <li className="row gap-2 align-baseline min-0 break" key={index}>
            <TriangleAlert size={16} aria-hidden="true" />
            <span>
              <b>{t('preview.should')}</b> {t(`preview.link.${why}`, { text: text || '—' })}{' '}
              {href && <code translate="no">{href}</code>}
            </span>
          </li>
        ))}
      </ul>
      <RouteLink to={{ id: articlePlaces[kind].edit, params: { slug: article.slug } }}>
        {t('preview.fix')}
      </RouteLink>
    </Disclosure>
  )
}
