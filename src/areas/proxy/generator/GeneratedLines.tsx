import { Download, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyUrl, readLine } from '@/lib/proxy-line.ts'
import type { LineFormat, ProxyProtocol } from '@/lib/proxy-line.ts'
import { saveText } from '@/lib/save-csv.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Button } from '@/ui/Button.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import type { SampleVariant } from '@/shared/code-sample/CodeSample.tsx'
import { Secret } from '@/ui/Secret.tsx'
import { coveredLine, fileOf } from './generator.ts'
import python from './samples/python.sample?highlighted'
import s from '../account.module.css'

export interface GeneratedList {
  lines: readonly string[]
  format: LineFormat
  protocol: ProxyProtocol
  /** The time or the number of the list. Another list starts with its passwords masked. */
  at: number
}

/** The number of rendered lines. The file and the clipboard have all of them. */
const drawn = 20

/**
 * The list. Its passwords are masked until they are shown, and it can be copied without showing
 * them.
 */
export function GeneratedLines({ list: { lines, format, protocol } }: { list: GeneratedList }) {
  const { t } = useTranslation('proxyGenerator')
  const { t: common } = useTranslation()
  const formats = useFormat()
  const [shown, setShown] = useState(false)
  const box = useTakeFocus<HTMLDivElement>()
  const file = () => fileOf(format, lines)
  const first = lines[0] === undefined ? null : readLine(format, lines[0], protocol)
  const more = lines.length - drawn
  const Icon = shown ? EyeOff : Eye
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('lines.label')} className="stack gap-3">
      <h3 className="heading">
        {t('lines.title', { count: lines.length, value: formats.number(lines.length) })}
      </h3>
      <div className="cluster gap-3">
        <CopyButton
          variant="primary"
          value={() => lines.join('\n')}
          labels={{
            copy: t('lines.copy'),
            copied: common('action.copied'),
            failed: common('action.copyFailed'),
          }}
        />
        <Button
          variant="secondary"
          prepend={<Download size={16} aria-hidden="true" />}
          onClick={() =>
            saveText(
              format === 'json' ? 'proxies.json' : 'proxies.txt',
              format === 'json' ? 'application/json' : 'text/plain',
              file(),
            )
          }
        >
          {common('action.download')}
        </Button>
        <Button
          variant="tertiary"
          prepend={<Icon size={16} aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('lines.hide') : t('lines.show')}
        </Button>
      </div>
      <CodeBlock
        label={t('lines.label')}
        samples={[
          {
            id: 'lines',
            label: format,
            lines: lines
              .slice(0, drawn)
              .map((line) => (shown ? line : coveredLine(format, line)))
              .join('\n'),
          },
        ]}
      />
      {more > 0 && (
        <p className={`quiet text-2 ${s.quiet}`}>
          {t('lines.more', { count: more, value: formats.number(more) })}
        </p>
      )}
      {first && <ProxyCode url={proxyUrl(first)} />}
    </div>
  )
}

const loadSample = async (language: 'php' | 'csharp' | 'java' | 'go' | 'ruby' | 'javascript') =>
  (await import('./more-samples.ts')).proxySamples[language]

const variants: readonly SampleVariant[] = [
  { id: 'python', label: 'Python', code: python },
  { id: 'php', label: 'PHP', code: () => loadSample('php') },
  { id: 'csharp', label: 'C#', code: () => loadSample('csharp') },
  { id: 'java', label: 'Java', code: () => loadSample('java') },
  { id: 'go', label: 'Go', code: () => loadSample('go') },
  { id: 'ruby', label: 'Ruby', code: () => loadSample('ruby') },
  { id: 'javascript', label: 'JavaScript', code: () => loadSample('javascript') },
]

/**
 * A request through the first proxy of a list. The address is in the environment and never in the
 * code.
 */
function ProxyCode({ url }: { url: string }) {
  const { t } = useTranslation('proxyGenerator')
  const { t: common } = useTranslation()
  return (
    <div className="stack gap-3">
      <h3 className="heading">{t('code.title')}</h3>
      <p className={`quiet text-2 ${s.quiet}`}>{t('code.text')}</p>
      <Secret
        value={url}
        labels={{
          show: t('code.show'),
          hide: t('code.hide'),
          hidden: t('code.hidden'),
          copy: t('code.copy'),
          copied: common('action.copied'),
          failed: common('action.copyFailed'),
        }}
      />
      <CodeSample label={t('code.label')} variants={variants} />
    </div>
  )
}
