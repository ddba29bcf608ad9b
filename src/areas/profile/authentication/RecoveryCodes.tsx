import { Download } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useUser } from '@/session/use-user.ts'
import { site } from '@/site/site.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { textFile } from './codes.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import s from '../profile.module.css'

/** Recovery codes, which are visible only once. They can be copied or saved as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const labels = useCopyLabels(t('codes.copy'))
  const lines = [t('codes.file', { brand: site.brand, email: user?.email ?? '' }), '', ...codes]
  return (
    <div className={`stack gap-3 ${s.codes}`}>
      <ol
        className={`box grid gap-1 gap-x-4 pad-y-3 pad-x-4 paper ${s.codeList}`}
        aria-label={t('codes.list')}
      >
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <div className="cluster gap-2">
        <CopyButton value={codes.join('\n')} labels={labels} />
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={textFile(lines)}
          download={`${site.brand.toLowerCase()}-recovery-codes.txt`}
        >
          <Download size={16} aria-hidden="true" />
          <span>{common('action.download')}</span>
        </a>
      </div>
    </div>
  )
}
