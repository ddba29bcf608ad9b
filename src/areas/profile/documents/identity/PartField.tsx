import { Camera, ImageUp } from 'lucide-react'
import { fileTypeName } from '@/lib/file-type-name.ts'
import { anyOf, nameWith, sentences, withGap } from '@/lib/sentences.ts'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { identityCalls } from '@/api/contract/identity.ts'
import type { IdentityCheck } from '@/api/contract/identity.ts'
import { identityApi } from '@/api/endpoints/ledger.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Button } from '@/ui/Button.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import { pictureFault } from './identity.ts'
import type { IdentityPart, PictureFault } from './identity.ts'
import s from '../../profile.module.css'

const megabyte = 1024 * 1024

interface PartFieldProps {
  /** The id of the control that an error summary links to. */
  id: string
  error: string | undefined
  part: IdentityPart
  document: string
  given: IdentityCheck['given'][number] | undefined
  files: IdentityCheck['files']
  onMoved: () => void
}

/**
 * One picture, from a file or from the camera of a phone. It is sent at once, and the page keeps no
 * copy of it.
 */
export function PartField({ id, error, part, document, given, files, onMoved }: PartFieldProps) {
  const { t } = useTranslation('identity')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const callOnce = useCallOnce()
  const [remove] = identityApi.useRemoveIdentityFileMutation()
  const action = useAction()
  const [fault, setFault] = useState<PictureFault | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const name = t(part === 'front' && document === 'passport' ? 'part.page' : `part.${part}`)
  const named = (text: string): string => nameWith(text, name)
  const types = anyOf(files.types.map(fileTypeName), locale)
  const change = (work: () => Promise<unknown>) =>
    action.run(async () => {
      try {
        await work()
      } catch (failure) {
        if (toProblem(failure).status === 409) onMoved()
        throw failure
      }
    })
  async function send(chosen: File | undefined): Promise<void> {
    if (!chosen) return
    await change(async () => {
      const wrong = await pictureFault(chosen, files)
      setFault(wrong)
      if (!wrong) await callOnce(identityCalls.putIdentityFile, { part, file: chosen })
    })
  }
  async function takeBack(): Promise<void> {
    setFault(null)
    if (await change(() => remove({ part }).unwrap())) button.current?.focus()
  }
  const chosen = ({ target }: { target: HTMLInputElement }): void => {
    void send(target.files?.[0])
    // Choosing the same file again must count too.
    target.value = ''
  }
  const shown =
    fault === 'heic'
      ? common('form.heic')
      : fault
        ? t(`fault.${fault}`, { size: Math.floor(files.maxBytes / megabyte), types })
        : given
          ? undefined
          : error
  return (
    <div className="stack gap-2" role="group" aria-labelledby={`${id}-label`}>
      <h3 id={`${id}-label`} className="text-2">
        {name}
      </h3>
      <p id={`${id}-help`} className="quiet text-1">
        {sentences(
          t(`help.${part}`),
          t('limits', { size: Math.floor(files.maxBytes / megabyte), types }),
        )}
      </p>
      {given && (
        <p className="break" role="status">
          {withGap(t('given', { time: format.date(given.at ?? '', 'dateTime') }))}
          {given.name && <bdi translate="no">{given.name}</bdi>}
        </p>
      )}
      <ActionProblem action={action} />
      <div className="cluster gap-2">
        <Button
          ref={button}
          id={id}
          variant="secondary"
          aria-label={named(common(given ? 'action.replace' : 'form.chooseFile'))}
          loading={action.busy}
          loadingText={common('busy')}
          aria-describedby={shown ? `${id}-help ${id}-error` : `${id}-help`}
          prepend={<ImageUp size={18} aria-hidden="true" />}
          onClick={() => file.current?.click()}
        >
          {common(given ? 'action.replace' : 'form.chooseFile')}
        </Button>
        <Button
          className={s.camera}
          variant="secondary"
          aria-label={named(common('action.photo'))}
          disabled={action.busy}
          prepend={<Camera size={18} aria-hidden="true" />}
          onClick={() => camera.current?.click()}
        >
          {common('action.photo')}
        </Button>
        {given && (
          <Button
            variant="tertiary"
            aria-label={named(common('action.remove'))}
            disabled={action.busy}
            onClick={() => void takeBack()}
          >
            {common('action.remove')}
          </Button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={files.types
          .flatMap((type) => (type === 'jpeg' ? ['.jpeg', '.jpg'] : `.${type}`))
          .join()}
        aria-label={name}
        onChange={chosen}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture={part === 'selfie' ? 'user' : 'environment'}
        aria-label={named(common('action.photo'))}
        onChange={chosen}
      />
      {shown && (
        <div role="alert">
          <FieldNotes id={id} error={shown} />
        </div>
      )}
    </div>
  )
}
