import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { keysOf } from '@/lib/object.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { graphPages } from '../graph/graph-pages.ts'
import s from '../statistics.module.css'

interface FigureGridProps {
  /** By page; undefined while they load. */
  figures?: Readonly<Record<string, { value: ReactNode; line: ReactNode }>>
}

/**
 * Six figures, each linked to its page. The boxes are the same before the figures have loaded, and
 * without scripts.
 */
export function FigureGrid({ figures }: FigureGridProps) {
  const { t } = useTranslation('statistics')
  const { t: common } = useTranslation()
  return (
    <ul className={`bare grid border round-3 clip ${s.figures}`}>
      {keysOf(graphPages).map((id) => {
        const figure = figures?.[id]
        return (
          <li key={id} className={`relative grid gap-1 content-start pad-5 ${s.figure}`}>
            <h3>
              <RouteLink to={{ id }}>{common(`nav.crumb.${id}`)}</RouteLink>
            </h3>
            <p className={`text-5 bold ${s.value}`}>
              {figures ? (
                (figure?.value ?? t('graph.none'))
              ) : (
                <Skeleton size="m" className={s.wait} />
              )}
            </p>
            <div className={s.line}>{figure?.line}</div>
            <p className="quiet">{t(`page.${id}.short`)}</p>
          </li>
        )
      })}
    </ul>
  )
}
