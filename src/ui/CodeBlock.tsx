import { useId, useRef, useState } from 'react'
import s from './CodeBlock.module.css'
import { CopyButton } from './CopyButton.tsx'
import type { CopyLabels } from './CopyButton.tsx'
import { cx } from './cx.ts'
import { Tabs } from './Tabs.tsx'
import { useScrollable } from './use-scrollable.ts'

export type CodeKind = 'keyword' | 'string' | 'number' | 'comment' | 'name' | 'dim' | 'ok'
export interface CodeToken {
  text: string
  kind?: CodeKind | undefined
}
export type CodeLines = string | readonly (readonly CodeToken[])[]
export interface CodeVariant<Id extends string = string> {
  id: Id
  /** The language or the file name. */
  label: string
  /** Plain lines, or tokens highlighted at build time. */
  lines: CodeLines
  /** What the button copies where the lines are only a part. */
  whole?: string | undefined
  /** The language of the texts in it, where it is another than the page's. */
  lang?: string | undefined
}
export interface CodeBlockProps<Id extends string = string> {
  /** Describes the code: the accessible name of the tabs and the scroll box. */
  label: string
  samples: readonly CodeVariant<Id>[]
  value?: Id | undefined
  onChange?: ((id: Id) => void) | undefined
  copyLabels?: CopyLabels | undefined
  wrap?: boolean | undefined
  /** No frame, for use inside a card. */
  bare?: boolean | undefined
  className?: string | undefined
}

export function plainCodeLines(lines: CodeLines): string {
  return typeof lines === 'string'
    ? lines
    : lines.map((line) => line.map((token) => token.text).join('')).join('\n')
}

export function CodeBlock<Id extends string>({
  label,
  samples,
  value,
  onChange,
  copyLabels,
  wrap,
  bare,
  className,
}: CodeBlockProps<Id>) {
  const [own, setOwn] = useState(samples[0]?.id)
  const chosen = samples.find((sample) => sample.id === (value ?? own)) ?? samples[0]
  if (!chosen) return null
  const copy = copyLabels && (
    <CopyButton
      key={chosen.id}
      value={() => chosen.whole ?? plainCodeLines(chosen.lines)}
      labels={copyLabels}
      about={label}
      variant="tertiary"
      hideText
    />
  )
  return (
    <div className={cx(s.block, bare && s.bare, className)}>
      {samples.length > 1 ? (
        <Tabs
          label={label}
          size="sm"
          value={chosen.id}
          onChange={(id) => {
            setOwn(id)
            onChange?.(id)
          }}
          aside={copy}
          items={samples.map((sample) => ({
            id: sample.id,
            label: sample.label,
            content: <Code {...sample} wrap={wrap} about={label} />,
          }))}
        />
      ) : (
        <>
          <div className={s.bar}>
            <span className="quiet text-1">{chosen.label}</span>
            {copy}
          </div>
          <Code {...chosen} wrap={wrap} about={label} />
        </>
      )}
    </div>
  )
}

function Code({
  lines,
  lang,
  wrap,
  about,
}: Pick<CodeVariant, 'lines' | 'lang'> & {
  wrap: boolean | undefined
  about: string
}) {
  const id = useId()
  const box = useRef<HTMLPreElement>(null)
  const scrolling = useScrollable(box, { labelledBy: id })
  return (
    <>
      <span id={id} hidden>
        {about}
      </span>
      <pre ref={box} className={s.pre} data-wrap={wrap || undefined} dir="ltr" {...scrolling}>
        <code translate="no" lang={lang}>
          {typeof lines === 'string'
            ? lines
            : lines.map((line, index) => (
                <span key={index} className={s.line}>
                  {line.map((token, at) =>
                    token.kind ? (
                      <span key={at} data-kind={token.kind}>
                        {token.text}
                      </span>
                    ) : (
                      token.text
                    ),
                  )}
                  {'\n'}
                </span>
              ))}
        </code>
      </pre>
    </>
  )
}
