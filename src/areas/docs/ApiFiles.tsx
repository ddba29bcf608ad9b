import { usePage } from '@/i18n/page-context.ts'
import { apiFilePath, apiFiles } from '@/routes/docs.ts'
import type { ApiFile } from '@/routes/docs.ts'

/**
 * Downloads of the task API as files, in the words of the page.
 * @param props.labels articles and references have their words in two namespaces
 */
export function ApiFiles({ labels }: { labels: Readonly<Record<ApiFile, string>> }) {
  const { language } = usePage()
  return apiFiles.map((file) => (
    <span key={file} data-print="no">
      <a href={apiFilePath(file, language)} download>
        {labels[file]}
      </a>
    </span>
  ))
}
