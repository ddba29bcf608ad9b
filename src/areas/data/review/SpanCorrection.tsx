import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { SentAnnotations } from '@/api/contract/label-annotations.ts'
import type { LabelClass } from '@/api/contract/label-classes.ts'
import { cutText } from '@/lib/cut-text.ts'
import { ClassSelect } from '@/shared/attributes/ClassSelect.tsx'
import { SpanText } from '@/shared/spans/SpanText.tsx'
import { withSpan } from '@/shared/spans/with-span.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'

type Spans = NonNullable<SentAnnotations['spans']>

interface SpanCorrectionProps {
  text: string
  labels: readonly LabelClass[]
  spans: Spans
  onSpans: (spans: Spans) => void
}

/** The parts of a text with their classes, as a reviewer corrects them. */
export function SpanCorrection({ text, labels, spans, onSpans }: SpanCorrectionProps) {
  const { t } = useTranslation('labelReview')
  const [labelId, setLabelId] = useState(labels[0]?.id ?? '')
  const classOf = (id: string): LabelClass | undefined => labels.find((one) => one.id === id)
  return (
    <div className="stack gap-3">
      <Field label={t('correction.class')} help={t('correction.spansHow')}>
        <ClassSelect labels={labels} value={labelId} onClass={setLabelId} />
      </Field>
      <SpanText
        text={text}
        label={t('correction.text')}
        spans={spans.map(({ start, end, labelId: id }) => ({
          start,
          end,
          color: classOf(id)?.color || 'var(--blue)',
        }))}
        onSpan={(start, end) => onSpans(withSpan(spans, { start, end, labelId }))}
      />
      <ul className="stack gap-1">
        {spans.map(({ start, end, labelId: id }, at) => {
          const part = cutText(text.slice(start, end), 60)
          return (
            <li key={start} className="cluster gap-2">
              <q className="break">{part}</q>
              <span className="quiet">{cutText(classOf(id)?.name ?? id)}</span>
              <Button
                variant="tertiary"
                about={part}
                onClick={() => onSpans(spans.toSpliced(at, 1))}
              >
                {t('correction.removePart')}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
