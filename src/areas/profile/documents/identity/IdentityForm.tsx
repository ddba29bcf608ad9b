import { useEffect, useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { identityDocuments, identityParts } from '@/api/contract/identity.ts'
import type { IdentityCheck } from '@/api/contract/identity.ts'
import { identityApi } from '@/api/endpoints/ledger.ts'
import { toProblem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import type { IdentityDocument, IdentityPart } from './identity.ts'
import { PartField } from './PartField.tsx'

type Documents = readonly { document: IdentityDocument; parts: readonly IdentityPart[] }[]

interface IdentityFormProps {
  check: IdentityCheck
  documents: Documents
  onMoved: () => void
  onSent: () => void
}

const partsOf = (documents: Documents, document: string): readonly IdentityPart[] =>
  documents.find((one) => one.document === document)?.parts ?? []

const Values = v.object({
  document: v.string(),
  front: v.string(),
  back: v.string(),
  selfie: v.string(),
  agree: v.boolean(),
})

/** A picture is sent as soon as it is chosen; its field says only whether it has arrived. */
const schemaOf = (documents: Documents) =>
  v.pipe(
    Values,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      const parts = partsOf(documents, input.document).filter((part) => input[part] === '')
      for (const key of [...parts, ...(input.agree ? [] : ['agree' as const])])
        addIssue({
          message: 'required',
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        })
    }),
  )

/** The choice of a document, its pictures, and the consent. */
export function IdentityForm({ check, documents, onMoved, onSent }: IdentityFormProps) {
  const { t } = useTranslation('identity')
  const [submit] = identityApi.useSubmitIdentityMutation()
  const { given, document: handedIn } = check
  const schema = useMemo(() => schemaOf(documents), [documents])
  const begun = documents.find(({ document }) => document === handedIn) ?? documents[0]
  const missing = { required: t('part.required') }
  const form = useForm({
    name: 'identity-check',
    schema,
    defaults: {
      document: begun?.document ?? '',
      front: '',
      back: '',
      selfie: '',
      agree: false,
    },
    // Nothing about an identity document stays on the device.
    keep: [],
    words: {
      front: missing,
      back: missing,
      selfie: missing,
      agree: { required: t('agreeRequired'), not_allowed: t('agreeRequired') },
    },
    send: async ({ document }) => {
      try {
        const kind = known(identityDocuments, document) ?? 'passport'
        return await submit({ document: kind, agree: true }).unwrap()
      } catch (error) {
        if (toProblem(error).status === 409) onMoved()
        throw error
      }
    },
    done: () => {
      onSent()
      return 'leaving'
    },
  })
  const { set } = form
  useEffect(() => {
    for (const part of identityParts)
      set(part, given.some((one) => one.part === part) ? 'given' : '')
  }, [given, set])
  const document = useValue(form, 'document')
  return (
    <Form form={form} submit={t('send')}>
      {documents.length > 1 && (
        <RadioCards
          {...form.control('document')}
          legend={t('document.legend')}
          columns={3}
          options={documents.map((one) => ({
            value: one.document,
            label: t(`document.${one.document}`),
          }))}
        />
      )}
      {partsOf(documents, document).map((part) => (
        <PartField
          key={part}
          {...form.field(part)}
          part={part}
          document={document}
          given={given.find((one) => one.part === part)}
          files={check.files}
          onMoved={onMoved}
        />
      ))}
      <Checkbox {...form.control('agree')} label={t('agree')} />
    </Form>
  )
}
