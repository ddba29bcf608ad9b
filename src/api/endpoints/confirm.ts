import { api } from '../api.ts'

export const confirmApi = api.injectEndpoints({ endpoints: () => ({}) })
