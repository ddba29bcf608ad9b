import { RequestSamples } from '@/shared/code-sample/RequestSamples.tsx'
import { nameWith } from '@/lib/sentences.ts'
import { apiMethod } from '@/task-api/methods.ts'
import { sampleRequest } from '@/task-api/sample-request.ts'
import type { ApiViewProps } from './ApiView.tsx'

/** The code of the calls that do what a page does. */
export function ApiCalls({
  methods,
  label,
  projectId,
  fields = {},
}: ApiViewProps & { label: string }) {
  const places = projectId === undefined ? {} : { id: String(projectId) }
  return (
    <div className="stack gap-4">
      {methods.map((id) => {
        const method = apiMethod(id)
        return (
          <div key={id} className="stack gap-2">
            <p className="break" translate="no">
              <b>{method.http}</b> <code translate="no">{method.path}</code>
            </p>
            <RequestSamples
              label={nameWith(label, method.name)}
              request={sampleRequest(method, { places, fields: fields[id] ?? method.example })}
            />
          </div>
        )
      })}
    </div>
  )
}
