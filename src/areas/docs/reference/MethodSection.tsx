import { useTranslation } from '@/i18n/use-translation.ts'
import { site } from '@/site/site.ts'
import { answersOf } from '@/task-api/answers.ts'
import { jsonText } from '@/task-api/json-text.ts'
import { apiMethod } from '@/task-api/methods.ts'
import type { MethodId, Param } from '@/task-api/methods.ts'
import { sampleRequest } from '@/task-api/sample-request.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { AnchorHeading } from '../AnchorHeading.tsx'
import s from '../docs.module.css'
import { ParamTable } from '../ParamTable.tsx'
import { SendPart } from '../send/SendPart.tsx'
import { RequestSamples } from '@/shared/code-sample/RequestSamples.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

/** One method: its address, fields, code and answer. */
export function MethodSection({ id, lead }: { id: MethodId; lead: string }) {
  const { t } = useTranslation('apiReference')
  const { t: common } = useTranslation()
  const copyLabels = useCopyLabels()
  const method = apiMethod(id)
  const { name, http, path, request, response } = method
  const head = {
    name: common('table.field'),
    type: common('label.type'),
    note: t('field.note'),
    required: common('table.required'),
  }
  const row = ({ name: field, type, note, required = false, default: value }: Param) => ({
    name: field,
    type,
    required,
    note: t(`param.${note}`),
    fallback: value === undefined ? undefined : common('table.default', { value }),
  })
  return (
    <section className={`grid gap-4 pad-y-5 line-below ${s.method}`} aria-labelledby={id}>
      <AnchorHeading level={3} id={id} title={t(`method.${id}.title`)} label={t('anchor')} />
      <p>{lead}</p>
      <p className={`box pad-y-3 pad-x-4 alice text-2 break ${s.address}`} translate="no">
        <b>{http}</b>{' '}
        <code translate="no">
          https://api.{site.canonicalHost}
          {path}
        </code>
      </p>
      <h4>{common('label.request')}</h4>
      {request.length > 0 ? (
        <ParamTable
          caption={t('field.requestOf', { name })}
          head={head}
          rows={request.map(row)}
          anchor={id}
        />
      ) : (
        <p className="quiet">{t('none')}</p>
      )}
      <RequestSamples label={t('sample', { name })} request={sampleRequest(method)} />
      <h4>{t('response')}</h4>
      <ParamTable
        caption={t('field.responseOf', { name })}
        head={head}
        rows={response.map(row)}
        anchor={`${id}-answer`}
      />
      {answersOf(id).map(({ kind, json }) => {
        const label = t('answerKind', {
          answer: t('answerOf', { name }),
          kind: t(`answer.${kind}`),
        })
        return (
          <CodeBlock
            key={kind}
            className="mt-4"
            label={label}
            samples={[{ id: 'answer', label, lines: jsonText(json) }]}
            copyLabels={copyLabels}
          />
        )
      })}
      <SendPart
        name={name}
        fields={response.map((one) => ({ name: one.name, meaning: t(`param.${one.note}`) }))}
      />
    </section>
  )
}
