import { useTranslation } from '@/i18n/use-translation.ts'
import { Qr } from '@/shared/qr/Qr.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { DescriptionList } from '@/ui/DescriptionList.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { BuiltLink, PageFault } from './link.ts'
import s from '../affiliate.module.css'

/** The link, what it records about its visitors, and its QR code; or why there is none. */
export function BuiltLinkView({
  built,
  fault,
}: {
  built: BuiltLink | null
  fault: PageFault | null
}) {
  const { t } = useTranslation('partner')
  const { t: common } = useTranslation()
  const linkLabels = useCopyLabels(common('action.copyLink'))
  const textLabels = useCopyLabels(t('link.copyText'))
  if (!built)
    return (
      <Notice tone={fault === 'empty' ? 'info' : 'warn'} title={t('link.none')} className={s.none}>
        {fault ? t(`link.fault.${fault}`) : t('link.noneText')}
      </Notice>
    )
  const { url, marks } = built
  const text = t('link.shareText', { url })
  return (
    <div className={`box grid gap-5 pad-4 alice ${s.built}`}>
      <div className="stack gap-4 content-start">
        <div className="stack gap-2 items-start">
          <p id="partner-link" className="text-2 bold">
            {t('link.result')}
          </p>
          <p
            className={`text-2 break ${s.url}`}
            aria-labelledby="partner-link"
            dir="ltr"
            translate="no"
          >
            <output>{url}</output>
          </p>
          <CopyButton value={url} labels={linkLabels} variant="primary" />
        </div>
        <div className="stack gap-2 items-start">
          <p id="partner-marks" className="text-2 bold">
            {t('link.recorded')}
          </p>
          <DescriptionList
            layout="inline"
            terms="quiet"
            details="strong"
            className="text-2"
            aria-labelledby="partner-marks"
          >
            {marks.map(({ name, value }) => (
              <div key={name}>
                <dt>{t(`link.mark.${name}`)}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ))}
          </DescriptionList>
        </div>
        <div className="stack gap-2 items-start">
          <p id="partner-text" className="text-2 bold">
            {t('link.share')}
          </p>
          <p className={`quiet text-2 break ${s.share}`} aria-labelledby="partner-text">
            {text}
          </p>
          <CopyButton value={text} labels={textLabels} />
        </div>
      </div>
      <Qr text={url} label={t('link.qr')} failed={t('link.qrFailed')} />
    </div>
  )
}
