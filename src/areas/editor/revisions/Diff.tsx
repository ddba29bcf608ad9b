import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import type { DiffBlock, DiffView } from './diff-view.ts'
import s from '../editor.module.css'

/** The number of unchanged paragraphs shown around a change. */
const around = 1

/**
 * One field of two versions. Additions are underlined, removals struck through, and both are marked
 * up as such.
 */
export function Diff({
  label,
  view: { blocks, added, removed },
}: {
  label: string
  view: DiffView
}) {
  const { t } = useTranslation('editor')
  const id = useId()
  const same = blocks.every(({ kind }) => kind === 'same')
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <h3 id={id} className="cluster gap-1 gap-x-3 align-baseline text-3">
        {label}
        <span className="quiet text-1 regular">
          {same ? t('revisions.same') : t('revisions.sum', { added, removed })}
        </span>
      </h3>
      {!same && (
        <div className={`box grid gap-2 items-start pad-4 quiet text-2 break ${s.diff}`}>
          {blocks.map((block, index) => (
            <Paragraphs
              key={index}
              block={block}
              first={index === 0}
              last={index === blocks.length - 1}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function Paragraphs({ block, first, last }: { block: DiffBlock; first: boolean; last: boolean }) {
  const { t } = useTranslation('editor')
  const [open, setOpen] = useState(false)
  if (block.kind === 'changed')
    return (
      <p className={s.changed}>
        {block.pieces.map(({ kind, text }, index) =>
          kind === 'same' ? (
            text
          ) : kind === 'added' ? (
            <ins key={index}>
              <span className="visually-hidden">{t('revisions.added')} </span>
              {text}
            </ins>
          ) : (
            <del key={index}>
              <span className="visually-hidden">{t('revisions.removed')} </span>
              {text}
            </del>
          ),
        )}
      </p>
    )
  const { lines } = block
  const head = first ? 0 : around
  const tail = last ? 0 : around
  const hidden = lines.length - head - tail
  if (open || hidden < 2) return lines.map((line, index) => <p key={index}>{line}</p>)
  return (
    <>
      {lines.slice(0, head).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      <Button variant="tertiary" className={s.more} onClick={() => setOpen(true)}>
        {t('revisions.unchanged', { count: hidden })}
      </Button>
      {lines.slice(lines.length - tail).map((line, index) => (
        <p key={`end-${index}`}>{line}</p>
      ))}
    </>
  )
}
