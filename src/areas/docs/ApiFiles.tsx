import { useTranslation } from 'react-i18next'
import { usePage } from '@/i18n/page-context.ts'
import { apiFilePath, apiFiles } from '@/routes/docs.ts'

/** Downloads of the task API as files, in the words of the page. */
export function ApiFiles() {
  const { t } = useTranslation('apiDocs')
  const { language } = usePage()
  return apiFiles.map((file) => (
    <span key={file} data-print="no">
      <a href={apiFilePath(file, language)} download>
        {t(`files.${file}`)}
      </a>
    </span>
  ))
}
