import { useDispatch } from 'react-redux'
import { api } from '@/api/api.ts'
import type { Authentication, workerAccountCalls } from '@/api/contract/worker-account.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { toProblem } from '@/api/problem.ts'

/** Sends a proof. After a wrong one it requests the number of attempts left. */
export function useProve() {
  const dispatch = useDispatch()
  const [prove] = workerAccountApi.useAuthenticateWorkerMutation()
  return async (
    arg: ArgOf<typeof workerAccountCalls.authenticateWorker>,
  ): Promise<Authentication> => {
    try {
      return await prove(arg).unwrap()
    } catch (error) {
      if (toProblem(error).code === 'ERROR_WRONG_CODE')
        dispatch(api.util.invalidateTags(['WorkerAuthentication']))
      throw error
    }
  }
}
