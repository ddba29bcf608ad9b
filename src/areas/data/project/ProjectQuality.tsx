import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'

const measures = ['alpha', 'iou', 'share'] as const

/** How much people agree, by class, and when the rest will be done. */
export function ProjectQuality({ project }: { project: LabelProject }) {
  const { t } = useTranslation('labelProject')
  const format = useFormat()
  const answer = labelProjectApi.useLabelQualityQuery(
    { id: project.id },
    { refetchOnMountOrArgChange: 10 },
  )
  const { refetch } = answer
  // The project is watched while people work; its figures follow it.
  const { review, accepted, rejected } = project.totals
  const state = [project.status, review, accepted, rejected].join(' ')
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    void refetch()
  }, [state, refetch])
  const share = (value: number): string => format.percent(value * 100, 0)
  return (
    <LoadedSection title={t('quality.title')} lines={8} answer={answer}>
      {({ agreement, measure, perHour, forecastAt, classes, control }) => {
        const one = known(measures, measure)
        const agreed = (value: number): string =>
          one === 'alpha' ? format.number(value, 2) : share(value)
        const total = classes.reduce((sum, { count }) => sum + count, 0)
        return (
          <div className="stack gap-4">
            <DescriptionList layout="rows" terms="text" details="strong" lines="between">
              <Description term={one ? t(`quality.measure.${one}`) : t('quality.agreement')}>
                {agreement === null ? t('quality.none') : agreed(agreement)}
              </Description>
              {perHour !== null && (
                <Description term={t('quality.speed')}>
                  {t('quality.perHour', { count: perHour, number: format.number(perHour) })}
                </Description>
              )}
              {forecastAt !== null && (
                <Description term={t('quality.forecast')}>
                  {format.date(forecastAt, 'dateTime')}
                </Description>
              )}
              {control && (
                <Description term={t('control.units')}>
                  {t('control.of', {
                    count: control.units,
                    number: format.number(control.units),
                    share: format.percent(control.share * 100),
                  })}
                </Description>
              )}
            </DescriptionList>
            {one && <p className="quiet text-2">{t(`quality.explain.${one}`)}</p>}
            {control && <p className="quiet text-2">{t('control.explain')}</p>}
            {control && control.workers.length > 0 && (
              <DataTable
                caption={t('control.title')}
                rows={control.workers}
                rowKey={({ person }) => person}
                columns={[
                  {
                    key: 'person',
                    header: t('control.worker'),
                    rowHeader: true,
                    cell: ({ person }) => t('control.person', { id: String(person) }),
                  },
                  {
                    key: 'answered',
                    header: t('control.answered'),
                    numeric: true,
                    cell: ({ answered }) => format.number(answered),
                  },
                  {
                    key: 'agreement',
                    header: t('quality.agreement'),
                    numeric: true,
                    cell: (row) => (row.agreement === null ? '—' : share(row.agreement)),
                  },
                ]}
              />
            )}
            {total > 0 && (
              <DataTable
                caption={t('quality.classes')}
                rows={classes}
                rowKey={({ labelId }) => labelId}
                columns={[
                  {
                    key: 'name',
                    header: t('quality.class'),
                    rowHeader: true,
                    cell: ({ labelId }) =>
                      cutText(project.labels.find(({ id }) => id === labelId)?.name ?? labelId),
                  },
                  {
                    key: 'count',
                    header: t('quality.count'),
                    numeric: true,
                    cell: ({ count }) => format.number(count),
                  },
                  {
                    key: 'share',
                    header: t('quality.share'),
                    numeric: true,
                    cell: ({ count }) => share(count / total),
                  },
                  {
                    key: 'agreement',
                    header: t('quality.agreement'),
                    numeric: true,
                    cell: (row) => (row.agreement === null ? '—' : agreed(row.agreement)),
                  },
                ]}
              />
            )}
          </div>
        )
      }}
    </LoadedSection>
  )
}
