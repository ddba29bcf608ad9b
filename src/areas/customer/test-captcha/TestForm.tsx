// Over 250 lines: one form whose fields depend on each other.
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { testTaskCalls } from '@/api/contract/test-task.ts'
import type { TestOffer } from '@/api/contract/test-task.ts'
import { testTaskApi } from '@/api/endpoints/test-task.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { apiName, useTypeName } from '@/shared/account/use-type-name.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { optionsOf, testCaptchaForm, findTestType } from './form.ts'
import type { TestValues } from './form.ts'
import { kilobytes, pictureFault, typeNames } from '@/shared/test-task/picture.ts'
import type { Chosen } from '@/shared/test-task/picture.ts'
import { PictureField } from './PictureField.tsx'
import s from './test.module.css'
import { TestOptions } from './TestOptions.tsx'
import { prefetchWatch } from './watch.ts'

interface TestFormProps {
  offer: TestOffer
  begun: TestValues
  picture: Chosen | null
  /** Whether the picture is ours. */
  isSample: boolean
  onPicture: (picture: Chosen | null) => void
  /** For the code beside the form. */
  onValues: (values: TestValues) => void
  /** Receives the task and its picture, if this page knows it. */
  onSent: (taskId: string, picture: Chosen | null) => void
}

export function TestForm({
  offer,
  begun,
  picture,
  isSample,
  onPicture,
  onValues,
  onSent,
}: TestFormProps) {
  const { t } = useTranslation('testCaptcha')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const locale = useLocale()
  const typeName = useTypeName()
  const [send] = testTaskApi.useSendTestTaskMutation()
  const intent = usePaymentIntent({
    name: 'test-captcha',
    call: testTaskCalls.sendTestTask,
    onFound: ({ taskId }) => onSent(taskId, null),
  })
  const kinds = useMemo(
    () => offer.kinds.filter(({ type }) => findTestType(type) !== undefined),
    [offer.kinds],
  )
  const schema = useMemo(() => testCaptchaForm(kinds), [kinds])
  const limitsOf = (type: string) => kinds.find((kind) => kind.type === type)
  // The kind determines limits, words and options.
  const [type, setType] = useState(begun.type)
  const kind = limitsOf(type)
  const chosenType = findTestType(type)
  const limits = kind?.image ?? null
  const form = useForm({
    name: 'test-captcha',
    schema,
    defaults: begun,
    keep: [
      'type',
      'free',
      'text',
      'comment',
      'numeric',
      'minLength',
      'maxLength',
      'phrase',
      'case',
      'math',
      'rows',
      'columns',
      'angle',
    ],
    words: {
      picture: {
        required: t('picture.required'),
        not_allowed: picture?.isHeic
          ? common('form.heic')
          : t('picture.type', { types: typeNames(limits?.types ?? [], locale) }),
        too_short: t('picture.small', { bytes: limits?.minBytes ?? 0 }),
        limit_exceeded: t('picture.big', { size: kilobytes(limits?.maxBytes ?? 0) }),
        out_of_range: t('picture.side', { side: limits?.maxSide ?? 0 }),
      },
      text: { required: t('text.required'), too_long: t('text.long') },
      comment: { required: t('comment.required'), too_long: t('comment.long') },
      minLength: { out_of_range: t('option.lengthRange') },
      maxLength: { out_of_range: t('option.lengthRange'), mismatch: t('option.lengthOrder') },
      rows: { out_of_range: t('option.gridRange') },
      columns: { out_of_range: t('option.gridRange') },
      angle: { out_of_range: t('option.angleRange') },
      free: { limit_exceeded: t('charge.noneLeft') },
    },
    place: ({ fields }) =>
      fields?.['file']
        ? { picture: placeOf(fields['file'].code) }
        : fields?.['charge']
          ? { free: 'limit_exceeded' }
          : undefined,
    send: async (values) => {
      const chosen = findTestType(values.type)
      if (!chosen) throw new TypeError(`There is no kind ${values.type}.`)
      prefetchWatch()
      const wanted = limitsOf(chosen)
      const file = wanted?.image ? picture?.file : undefined
      const entries = {
        type: chosen,
        ...(wanted?.text && { text: values.text }),
        options: JSON.stringify(optionsOf(values)),
        charge: !values.free,
      }
      const name = file && `${file.name} ${file.size} ${file.lastModified}`
      return intent.submit({ ...entries, name }, (idempotencyKey) =>
        send({ ...entries, ...(file && { file }), idempotencyKey }).unwrap(),
      )
    },
    done: ({ answer }) => {
      onSent(answer.taskId, limits && picture)
      return 'leaving'
    },
  })
  const { set } = form
  const values = useValues(form)
  // A draft may contain another kind than the first.
  useEffect(() => setType(values.type), [values.type])

  // Limits differ between kinds, so another kind may accept this picture.
  const judged = !picture || !limits ? '' : (pictureFault(picture, limits) ?? 'ok')
  // A chosen picture is validated at once; a missing one on submit.
  useEffect(() => set('picture', judged, judged === '' ? {} : { judge: true }), [judged, set])
  const shown = JSON.stringify({ ...begun, ...values })
  useEffect(() => {
    const read: TestValues = JSON.parse(shown)
    onValues(read)
  }, [onValues, shown])

  const resumed = !form.busy && intent.asking
  const price = kind?.price ?? null
  return (
    <AccountSection title={t('send.title')}>
      <div className="stack gap-4">
        <IntentNotice intent={intent} />
        {!resumed && (
          <Form
            form={form}
            className={s.form}
            submit={
              values.free
                ? t('send.free')
                : price
                  ? t('send.paid', { sum: money(price.amount, price.currency) })
                  : common('action.send')
            }
          >
            <RadioCards
              {...form.control('type')}
              legend={common('label.kind')}
              hideLegend
              // Short, so that the picture is in the first view, on a phone too.
              columns="pair"
              help={chosenType && t(`kind.${chosenType}`)}
              options={kinds.map((one) => ({
                value: one.type,
                label: typeName(apiName(one.type)),
              }))}
            />
            {limits && (
              <PictureField
                {...form.field('picture')}
                picture={picture}
                isSample={isSample}
                limits={limits}
                onPicture={onPicture}
                hint={t('picture.limits', {
                  types: typeNames(limits.types, locale),
                  min: limits.minBytes ?? 0,
                  max: kilobytes(limits.maxBytes ?? 0),
                  side: limits.maxSide ?? 0,
                })}
              />
            )}
            {kind?.text && (
              <Field
                {...form.field('text')}
                label={t('text.label')}
                help={t('text.help', {
                  count: Math.max(0, (kind.text.max ?? 140) - values.text.length),
                })}
                required
              >
                <Textarea {...form.input('text')} rows={3} />
              </Field>
            )}
            {kind?.image && (
              <Field
                {...form.field('comment')}
                label={t('comment.label')}
                help={t('comment.help', {
                  count: Math.max(0, (kind.commentMax ?? 140) - values.comment.length),
                })}
                marker={kind.commentRequired ? undefined : common('form.optional')}
                required={kind.commentRequired}
              >
                <TextInput {...form.input('comment')} />
              </Field>
            )}
            <TestOptions form={form} type={chosenType} />
            <div className="box grid gap-2 pad-y-3 pad-x-4 alice">
              <p>
                <b>
                  {price && !values.free
                    ? t('charge.price', { sum: money(price.amount, price.currency) })
                    : t('charge.free')}
                </b>
                {gapAfter(t('charge.free'))}
                {values.free ? t('charge.freeText') : t('charge.text')}
              </p>
              {offer.freeLeft > 0 && (
                <Checkbox
                  {...form.control('free')}
                  label={t('charge.useFree', { count: offer.freeLeft })}
                />
              )}
            </div>
          </Form>
        )}
      </div>
    </AccountSection>
  )
}

/** Maps the backend's error of a file to the picture's messages. */
function placeOf(
  code: string,
): 'required' | 'not_allowed' | 'too_short' | 'limit_exceeded' | 'out_of_range' {
  return code === 'required' ||
    code === 'too_short' ||
    code === 'limit_exceeded' ||
    code === 'out_of_range'
    ? code
    : 'not_allowed'
}
