import { useTranslation } from '@/i18n/use-translation.ts'
import type { OwnSoftware } from '@/api/contract/software.ts'
import { ownSoftwareApi } from '@/api/endpoints/software.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Notice } from '@/ui/Notice.tsx'
import s from '@/areas/software/software.module.css'

/** The number that marks a program's tasks, how to send it, and whether it arrives. */
export function SoftIdSection({ program }: { program: OwnSoftware }) {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { slug, softId, lastTaskAt, tasks7d } = program
  // The owner who has just sent a first task waits here for it.
  ownSoftwareApi.useOwnSoftwareQuery(
    { slug },
    { pollingInterval: lastTaskAt ? 0 : 30_000, skipPollingIfUnfocused: true },
  )
  if (softId === null) return null
  const sample = `{
  "clientKey": "YOUR_API_KEY",
  "softId": ${softId},
  "task": { "type": "ImageToTextTask", "body": "…" }
}`
  return (
    <AccountSection title={t('softId.title', { id: softId })} text={t('softId.text')}>
      <div className={`stack gap-3 items-start ${s.state}`}>
        <CodeBlock
          label={t('softId.sample')}
          samples={[{ id: 'json', label: 'JSON', lines: sample }]}
          copyLabels={{
            copy: common('action.copy'),
            copied: common('action.copied'),
            failed: common('action.copyFailed'),
          }}
        />
        {lastTaskAt ? (
          <Notice tone="ok" title={t('softId.arrives')}>
            {t('softId.last', {
              when: format.date(lastTaskAt, 'dateTime'),
              number: format.number(tasks7d ?? 0),
            })}
          </Notice>
        ) : (
          <Notice tone="info" title={t('softId.none')}>
            {t('softId.noneText')}
          </Notice>
        )}
      </div>
    </AccountSection>
  )
}
