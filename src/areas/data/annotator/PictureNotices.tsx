import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { stemOf } from './export.ts'
import { download, uprightCopy } from './picture.ts'
import type { OpenedPicture, SetPicture } from './types.ts'

interface PictureNoticesProps {
  picture: OpenedPicture
  file: SetPicture['file']
  /** The page's own picture, whose file is always there. */
  isSample: boolean
  /** Whether the browser cannot draw it. */
  isBroken: boolean
}

/** What a person has to know of the picture on the stage. */
export function PictureNotices({ picture, file, isSample, isBroken }: PictureNoticesProps) {
  const { t } = useTranslation('annotator')
  const [failed, setFailed] = useState<string | null>(null)
  const { src } = picture
  return (
    <>
      {(isBroken || failed === picture.name) && (
        <div className="pad-3 line-below">
          <Notice tone="bad" role="alert" title={t('fault.title', { count: 1 })}>
            {t('fault.broken')}
          </Notice>
        </div>
      )}
      {!isSample && file === null && (
        <div className="pad-3 line-below">
          <Notice tone="warn" role="status" title={t('gone.title')}>
            {t('gone.text')}
          </Notice>
        </div>
      )}
      {picture.orientation !== 1 && src !== null && (
        <div className="pad-3 line-below">
          <Notice
            tone="warn"
            title={t('turned.title')}
            action={
              <Button
                variant="secondary"
                onClick={() => {
                  uprightCopy(src).then(
                    (copy) => download(`${stemOf(picture.name)}-upright.jpg`, copy),
                    () => setFailed(picture.name),
                  )
                }}
              >
                {t('turned.save')}
              </Button>
            }
          >
            {t('turned.text', { orientation: picture.orientation })}
          </Notice>
        </div>
      )}
    </>
  )
}
