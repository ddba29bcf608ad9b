import type { ViewRequest } from './figure-request.ts'
import { nameWith } from '@/lib/sentences.ts'
import { Workbench } from './Workbench.tsx'

interface ViewCallsProps {
  requests: readonly ViewRequest[]
  label: string
}

/** The code of a page's requests. One button puts the reader's key into all of them. */
export function ViewCalls({ requests, label }: ViewCallsProps) {
  return (
    <>
      {requests.map(({ name, request }, index) => (
        <section key={name ?? ''} className="stack gap-2 min-0">
          {name !== undefined && <h3>{name}</h3>}
          <Workbench
            label={name === undefined ? label : nameWith(label, name)}
            code={request}
            hasKey={index === 0}
          />
        </section>
      ))}
    </>
  )
}
