import type { Store } from 'redux'
import type { GenericSchema } from 'valibot'
import { mapTable, prefixed } from '@/lib/object.ts'
import { api } from '../api.ts'
import { parseAnswer, request } from '../call.ts'
import { editorRowsOf } from '../contract/editor.ts'
import type { EditorKind, EditorRows } from '../contract/editor.ts'
import type { ArgOf, Call, Contract, ResOf } from '../contract/types.ts'
import { endpointOf, apiOf } from '../endpoint.ts'
import type { EndpointsOf } from '../endpoint.ts'
import { sendWithProgress } from '../send-with-progress.ts'
import { manualDomainCalls } from '../contract/manual-domains.ts'

type Name = keyof EditorRows
/**
 * Every call takes the kind of article besides its own argument: one endpoint serves three rows.
 */
export type EditorArg<N extends Name> = ArgOf<EditorRows[N]> & { kind: EditorKind }
type RowsByKind = {
  [N in Name]: Omit<EditorRows[N], 'arg'> & { arg: GenericSchema<EditorArg<N>> }
}

const rowsOf: Readonly<Record<EditorKind, Contract>> = editorRowsOf

export const editorApi = api.injectEndpoints({
  endpoints: (build) =>
    prefixed(
      'editor',
      mapTable<EndpointsOf<RowsByKind>, Call>(editorRowsOf.blog, (row, name) =>
        endpointOf(build, row, ({ kind, ...arg }: { kind: EditorKind }) =>
          request(rowsOf[kind][name] ?? row, arg),
        ),
      ),
    ),
})

/**
 * Uploads a file and reports progress, which RTK Query cannot do. Nothing is cached.
 * @throws Problem
 */
export async function attachFile(
  { getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>,
  { kind, ...arg }: EditorArg<'attach'>,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<ResOf<EditorRows['attach']>> {
  const call = editorRowsOf[kind].attach
  const answer = await sendWithProgress(onProgress)(request(call, arg), {
    getState,
    dispatch,
    signal,
  })
  if (answer.error) throw answer.error
  const parsed = parseAnswer(call, answer.data)
  if ('error' in parsed) throw parsed.error
  return parsed.data
}

export const manualDomainApi = apiOf(manualDomainCalls)
