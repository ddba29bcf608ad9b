import { useTranslation } from '@/i18n/use-translation.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'

/** @throws Error where the file cannot be had */
async function loadText(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
  return response.text()
}

/** Copies an article as Markdown, such as for a program that reads it. */
export function CopyMarkdown({ path }: { path: string }) {
  const { t } = useTranslation('apiDocs')
  const labels = useCopyLabels()
  return (
    <CopyButton
      variant="tertiary"
      value={() => loadText(path)}
      labels={{ ...labels, copy: t('copyMarkdown') }}
    />
  )
}
