import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { dataFormats } from '@/lib/data-set/formats.ts'
import type { DataFormat } from '@/lib/data-set/formats.ts'
import { projectKinds } from '@/api/contract/label-projects.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { known } from '@/lib/known.ts'
import { sentences } from '@/lib/sentences.ts'
import { digitsOf } from '@/lib/typed-amount.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { toast } from '@/ui/toast-store.ts'
import { formatsOf } from './formats.ts'
import { useFormatName } from './use-format-name.ts'
import s from './exports.module.css'

const percent = v.pipe(
  v.string(),
  v.trim(),
  v.transform(digitsOf),
  v.check((text) => /^\d{1,3}$/.test(text) && Number(text) <= 100, 'out_of_range'),
)
const schema = v.pipe(
  v.object({
    format: v.picklist(dataFormats),
    onlyAccepted: v.boolean(),
    splits: v.boolean(),
    train: percent,
    val: percent,
    test: percent,
    seed: v.pipe(
      v.string(),
      v.trim(),
      v.transform(digitsOf),
      v.check((text) => /^\d{1,9}$/.test(text), 'out_of_range'),
    ),
  }),
  v.forward(
    v.check(
      ({ splits, train, val, test }) =>
        !splits || Number(train) + Number(val) + Number(test) === 100,
      'mismatch',
    ),
    ['test'],
  ),
)

/** Formats that have no place for the attributes of a class. */
const withoutAttributes: readonly DataFormat[] = [
  'yolo_detect',
  'yolo_segment',
  'yolo_pose',
  'voc',
  'masks',
]

/** Orders a version of the data set. */
export function ExportForm({ project }: { project: LabelProject }) {
  const { t } = useTranslation('labelExports')
  const nameOf = useFormatName()
  const [order] = labelItemApi.useCreateLabelExportMutation()
  const kind = known(projectKinds, project.kind) ?? 'bounding_box'
  const formats = formatsOf[kind]
  const form = useForm({
    name: `label-export-${project.id}`,
    schema,
    defaults: {
      format: formats[0] ?? 'jsonl',
      onlyAccepted: true,
      splits: false,
      train: '80',
      val: '10',
      test: '10',
      seed: '1',
    },
    keep: ['format', 'onlyAccepted', 'splits', 'train', 'val', 'test', 'seed'],
    words: {
      train: { out_of_range: t('split.range') },
      val: { out_of_range: t('split.range') },
      test: { out_of_range: t('split.range'), mismatch: t('split.sum') },
      seed: { out_of_range: t('split.seedRange') },
    },
    send: ({ format, onlyAccepted, splits, train, val, test, seed }) =>
      order({
        id: project.id,
        format,
        onlyAccepted,
        ...(splits && {
          split: { train: Number(train) / 100, val: Number(val) / 100, test: Number(test) / 100 },
          seed: Number(seed),
        }),
      }).unwrap(),
    done: ({ version }) =>
      void toast({ tone: 'ok', id: 'export', text: t('ordered', { version }) }),
  })
  const splits = useValue(form, 'splits')
  const hasAttributes = project.labels.some(({ attributes }) => attributes.length > 0)
  const ready = project.totals.accepted + project.totals.review
  return (
    <AccountSection title={t('order.title')} text={t('order.text')}>
      {ready === 0 ? (
        <p>{t('order.none')}</p>
      ) : (
        <Form form={form} submit={t('order.submit')}>
          <RadioCards
            {...form.control('format')}
            legend={t('format')}
            columns={3}
            options={formats.map((value) => ({
              value,
              label: nameOf(value),
              text: sentences(
                t(`about.${value}`),
                hasAttributes && withoutAttributes.includes(value) && t('noAttributes'),
              ),
            }))}
          />
          <Checkbox
            {...form.control('onlyAccepted')}
            label={t('onlyAccepted')}
            help={t('onlyAcceptedHelp')}
          />
          <Checkbox {...form.control('splits')} label={t('split.label')} help={t('split.help')} />
          {splits && (
            <div className={`grid gap-3 align-start ${s.parts}`}>
              {(['train', 'val', 'test'] as const).map((part) => (
                <Field key={part} {...form.field(part)} label={t(`split.${part}`)}>
                  <NumberInput {...form.input(part)} whole append="%" />
                </Field>
              ))}
              <Field {...form.field('seed')} label={t('split.seed')} help={t('split.seedHelp')}>
                <NumberInput {...form.input('seed')} whole />
              </Field>
            </div>
          )}
        </Form>
      )}
    </AccountSection>
  )
}
