import { useTranslation } from '@/i18n/use-translation.ts'
import { cutText } from '@/lib/cut-text.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { DataIssues } from '../kit/DataIssues.tsx'
import s from './annotator.module.css'
import { pictureLimits } from './picture.ts'
import { mostPictures } from './session.ts'
import type { OpenReport } from './use-open-files.ts'
import { mostLabels } from './work.ts'

/** What was opened, what was not and why, and what is wrong with the labels. */
export function OpenedReport({ report, onClose }: { report: OpenReport; onClose: () => void }) {
  const { t } = useTranslation('annotator')
  const { t: issues } = useTranslation('labelIssues')
  const { t: common } = useTranslation()
  const { added, faults, labels } = report
  const dismiss = { onDismiss: onClose, dismissLabel: common('action.close') }
  const limits = {
    mb: pictureLimits.bytes / 1024 / 1024,
    shortest: pictureLimits.shortest,
    longest: pictureLimits.longest,
    most: mostPictures,
  }
  const reasonOf = (fault: (typeof faults)[number]['fault']): string =>
    fault === 'heic' ? common('form.heic') : t(`fault.${fault}`, limits)
  return (
    <>
      {faults.length > 0 && (
        <div className="pad-3 line-below">
          <Notice
            tone="bad"
            role="alert"
            title={t('fault.title', { count: faults.length })}
            {...dismiss}
          >
            {faults.length === 1 && faults[0] ? (
              reasonOf(faults[0].fault)
            ) : (
              <PartedList as="ul" rows={faults} className={`stack gap-1 scroll ${s.list}`}>
                {({ name, fault }) => (
                  <li key={name} className="break">
                    <b>{cutText(name)}</b> {reasonOf(fault)}
                  </li>
                )}
              </PartedList>
            )}
          </Notice>
        </div>
      )}
      {typeof labels === 'string' && (
        <div className="pad-3 line-below">
          <Notice tone="bad" role="alert" title={t('read.none')} {...dismiss}>
            {t(`read.${labels}`, { most: mostLabels })}
          </Notice>
        </div>
      )}
      {labels !== null && typeof labels !== 'string' && (
        <div className="pad-3 line-below">
          <Notice
            tone={labels.issues.length > 0 || labels.pictures === 0 ? 'warn' : 'ok'}
            role="status"
            title={t('read.done', { shapes: labels.shapes, count: labels.pictures })}
            {...dismiss}
          >
            <p>{issues('readAs', { format: issues(`format.${labels.format}`) })}</p>
            {labels.joined > 0 && <p>{t('read.joined', { count: labels.joined })}</p>}
            {labels.issues.length > 0 ? (
              <DataIssues issues={labels.issues} />
            ) : (
              <p>{t('read.clean')}</p>
            )}
          </Notice>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {added > 0 && t('said.openedSet', { count: added })}
      </p>
    </>
  )
}
