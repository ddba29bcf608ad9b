import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation.ts'
import { LabelAnnotations, SentAnnotations } from '@/api/contract/label-annotations.ts'
import type { WholeLabelItem } from '@/api/contract/label-items.ts'
import { hasShapes } from '@/api/contract/label-projects.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { isRecord } from '@/lib/is-record.ts'
import { isLongWork } from '@/lib/kept-work.ts'
import { same } from '@/lib/plain.ts'
import { useOwner } from '@/session/use-user.ts'
import { cutText } from '@/lib/cut-text.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { useWorkKeeper } from '@/shared/work/use-work-keeper.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { ClassCorrection } from './ClassCorrection.tsx'
import { hasWrongNumbers } from './correction.ts'
import { ShapeCorrection } from './ShapeCorrection.tsx'
import { SpanCorrection } from './SpanCorrection.tsx'

interface CorrectionDialogProps {
  project: LabelProject
  item: WholeLabelItem
  onDone: () => void
  onClose: () => void
}

/** The reviewer's own answer in the place of the workers'. It is accepted with it. */
export function CorrectionDialog({ project, item, onDone, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('labelReview')
  const { t: common } = useTranslation()
  const action = useAction()
  const [correct] = labelItemApi.useCorrectLabelItemMutation()
  const { kind, labels } = project
  const found = item.annotations
  const [own, setOwn] = useState<SentAnnotations>(() => ({
    ...(kind === 'classification' && {
      classes: found && found.classes.length > 0 ? found.classes : [labels[0]?.id ?? ''],
    }),
    ...(kind === 'text_spans' && {
      spans: found?.spans.map(({ start, end, labelId }) => ({ start, end, labelId })) ?? [],
    }),
    ...(kind === 'transcription' && { text: found?.text ?? '' }),
  }))
  /** What the annotator begins with. */
  const [start, setStart] = useState(found)
  const work = useWorkKeeper({
    owner: useOwner(),
    name: `correction:${project.id}:${item.id}`,
    // Over another answer of the workers it would be no correction of it.
    read: ({ value }) =>
      isRecord(value) && same(value['of'], found) && v.is(SentAnnotations, value['own'])
        ? value['own']
        : null,
    take: (taken) => {
      setOwn(taken)
      setStart(v.parse(LabelAnnotations, taken))
    },
  })
  function change(next: SentAnnotations): void {
    setOwn(next)
    if (kind !== 'transcription' || isLongWork([next.text]))
      work.keepLater({ of: found, own: next }, { isInTab: false })
  }
  const isDrawn = hasShapes(kind) && item.url !== null
  const spanText = kind === 'text_spans' ? item.text : null
  const isKnown =
    isDrawn || spanText !== null || kind === 'classification' || kind === 'transcription'
  const save = (): void =>
    void action
      .run(() => correct({ id: project.id, itemId: item.id, annotations: own }).unwrap())
      .then((isDone) => {
        if (!isDone) return
        work.done()
        onDone()
        onClose()
      })
  return (
    <Modal
      open
      size="lg"
      title={t('correctOf', { name: cutText(item.name) })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button
            loading={action.busy}
            loadingText={common('busy')}
            disabledReason={
              !isKnown
                ? t('correction.none')
                : hasWrongNumbers(own, labels)
                  ? t('correction.number')
                  : undefined
            }
            onClick={save}
          >
            {t('correction.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <ActionProblem action={action} />
        <KeptWorkOffer keeper={work} />
        {item.text !== null && spanText === null && (
          <p className="box pad-3 break">{cutText(item.text)}</p>
        )}
        {isDrawn ? (
          <ShapeCorrection
            key={start === found ? 'found' : 'taken'}
            project={project}
            item={item}
            start={start}
            onChange={(next, isNew) => (isNew ? change(next) : setOwn(next))}
          />
        ) : spanText !== null ? (
          <SpanCorrection
            text={spanText}
            labels={labels}
            spans={own.spans ?? []}
            onSpans={(spans) => change({ spans })}
          />
        ) : kind === 'classification' ? (
          <ClassCorrection
            legend={t('correction.class')}
            labels={labels}
            chosen={own.classes ?? []}
            hasSeveral={(found?.classes.length ?? 0) > 1}
            onClasses={(classes) => setOwn({ classes })}
          />
        ) : kind === 'transcription' ? (
          <Field label={t('correction.text')}>
            <Textarea
              rows={8}
              value={own.text ?? ''}
              onChange={({ target }) => change({ text: target.value })}
            />
          </Field>
        ) : (
          <p>{t('correction.none')}</p>
        )}
      </div>
    </Modal>
  )
}
