import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { boolean, maxLength, minLength, nonEmpty, object, pipe, string, trim } from 'valibot'
import { itemLimits } from '@/api/contract/label-items.ts'
import type { WholeLabelItem } from '@/api/contract/label-items.ts'
import { projectLimits } from '@/api/contract/label-projects.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi, labelProjectApi } from '@/api/endpoints/labelling.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { isTouch } from '@/lib/is-touch.ts'
import { useCurrency } from '@/session/currency.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'
import { UnitPicture } from '../kit/UnitView.tsx'
import { projectArg, projectValues } from '../settings/project-form.ts'
import { placeIn } from './pin.ts'
import { returnForm } from './return-form.ts'
import s from './review.module.css'

interface ReturnDialogProps {
  project: LabelProject
  item: WholeLabelItem
  onDone: () => void
  onClose: () => void
}

const schema = object({
  comment: pipe(
    string(),
    trim(),
    nonEmpty(),
    minLength(itemLimits.comment.min),
    maxLength(itemLimits.comment.max),
  ),
  teaches: boolean(),
})

/** Who works by keys types at once. On a touch screen the keyboard would hide the picture. */
const startTyping = (field: HTMLTextAreaElement | null): void => {
  if (!isTouch()) field?.focus({ preventScroll: true })
}

/** Sends a unit back with a comment, which may point to a place and become an example. */
export function ReturnDialog({ project, item, onDone, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('labelReview')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const { currency: own } = useCurrency()
  const currency = project.price.spent?.currency ?? own
  const [reject] = labelItemApi.useRejectLabelItemMutation()
  const [update] = labelProjectApi.useUpdateLabelProjectMutation()
  const [pin, setPin] = useState<{ x: number; y: number } | null>(null)
  const hasRoom = project.examples.length < projectLimits.examples

  async function teach(comment: string): Promise<void> {
    const settings = projectArg(projectValues(project, locale), currency)
    try {
      await update({
        id: project.id,
        ...settings,
        examples: [...(settings.examples ?? []), { good: false, text: comment, itemId: item.id }],
        updatedAt: project.updatedAt,
      }).unwrap()
    } catch {
      // The unit is sent back in any case, so only the example is missing.
      toast({ tone: 'warn', id: 'example', text: t('teach.failed') })
    }
  }
  const form = useForm({
    name: returnForm(project, item.id),
    schema,
    defaults: { comment: '', teaches: false },
    keep: ['comment', 'teaches'],
    send: async ({ comment, teaches }) => {
      await reject({ id: project.id, itemId: item.id, comment, pin }).unwrap()
      if (teaches) await teach(comment)
    },
    done: () => {
      onDone()
      onClose()
    },
  })
  return (
    <Modal open title={t('return')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={t('return')}>
        {item.url !== null && (
          <div className="stack gap-2">
            <p className="quiet text-2">{pin ? t('pin.set') : t('pin.text')}</p>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a pointer marks a place in the picture; without one the comment describes it */}
            <div
              className={s.pinned}
              onClick={({ currentTarget, clientX, clientY }) => {
                setPin(
                  placeIn(currentTarget.getBoundingClientRect(), item, { x: clientX, y: clientY }),
                )
              }}
            >
              <UnitPicture project={project} item={{ ...item, pin }} />
            </div>
          </div>
        )}
        <Field
          {...form.field('comment')}
          label={common('label.comment')}
          help={t('comment.help', { min: itemLimits.comment.min })}
          required
        >
          <Textarea
            {...form.input('comment')}
            ref={startTyping}
            rows={3}
            most={itemLimits.comment.max}
          />
        </Field>
        <Checkbox
          {...form.control('teaches')}
          label={t('teach.label')}
          help={hasRoom ? t('teach.help') : t('teach.full', { max: projectLimits.examples })}
          disabled={!hasRoom}
        />
        <p className="quiet text-2">{t('comment.free')}</p>
      </Form>
    </Modal>
  )
}
