// Over 250 lines: how each kind of change is taken back, one beside the other.
import { partial, safeParse } from 'valibot'
import type { GenericSchema } from 'valibot'
import type { AccountChange } from '@/api/contract/account-changes.ts'
import { alertRuleCalls } from '@/api/contract/alert-rules.ts'
import { ipListCalls } from '@/api/contract/ip-list.ts'
import { keyCalls } from '@/api/contract/keys.ts'
import { pingbackCalls } from '@/api/contract/pingback.ts'
import { savedMethodCalls } from '@/api/contract/saved-methods.ts'
import { settingCalls } from '@/api/contract/settings.ts'
import { teamCalls } from '@/api/contract/team.ts'
import { webhookCalls } from '@/api/contract/webhooks.ts'
import { alertRuleApi } from '@/api/endpoints/alert-rules.ts'
import { ipListApi, pingbackApi, settingsApi, webhookApi } from '@/api/endpoints/customer.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { savedMethodsApi } from '@/api/endpoints/pay.ts'
import { teamApi } from '@/api/endpoints/profile.ts'
import { pick } from '@/lib/object.ts'
import type { Dispatch } from '@/session/person.ts'
import { changeArea } from './changes.ts'

/** Makes the change that undoes another one. @throws Problem */
export type Undo = (dispatch: Dispatch) => Promise<unknown>

const fresh = { forceRefetch: true, subscribe: false } as const

/** The argument of a call, if the logged values are one. */
function argument<Output>(schema: GenericSchema<unknown, Output>, given: unknown): Output | null {
  const parsed = safeParse(schema, given)
  return parsed.success ? parsed.output : null
}

/**
 * How a change is undone: by the call of its area that stands, with its own proof. Null where no
 * call sets the old values, such as a secret or a key that is revoked.
 */
export function undoOf(change: AccountChange): Undo | null {
  const { target, before, after } = change
  const id = target?.id
  switch (changeArea(change.area)) {
    case 'keys': {
      const arg = before && after && argument(keyCalls.updateKey.arg, { ...before, id })
      return arg && ((dispatch) => dispatch(keysApi.endpoints.updateKey.initiate(arg)).unwrap())
    }
    case 'software': {
      const arg = argument(settingCalls.blockSoftware.arg, { ...before, softId: id })
      return (
        arg && ((dispatch) => dispatch(settingsApi.endpoints.blockSoftware.initiate(arg)).unwrap())
      )
    }
    case 'limits': {
      const old = argument(partial(settingCalls.updateSpendingLimits.arg), before)
      return (
        old &&
        (async (dispatch) => {
          const { endpoints } = settingsApi
          const now = await dispatch(endpoints.spendingLimits.initiate(undefined, fresh)).unwrap()
          return send(
            settingCalls.updateSpendingLimits.arg,
            {
              daily: pick(now.daily, 'amount', 'mode'),
              monthly: pick(now.monthly, 'amount', 'mode'),
              ...pick(now, 'alertPercents', 'updatedAt'),
              ...old,
            },
            (arg) => dispatch(endpoints.updateSpendingLimits.initiate(arg)).unwrap(),
          )
        })
      )
    }
    case 'rates': {
      const old = argument(partial(settingCalls.updateCustomerSettings.arg), before)
      return (
        old &&
        (async (dispatch) => {
          const { endpoints } = settingsApi
          const now = await dispatch(endpoints.customerSettings.initiate(undefined, fresh)).unwrap()
          return send(
            settingCalls.updateCustomerSettings.arg,
            {
              ...pick(
                now,
                'maxRatePer1000',
                'languagePool',
                'defaultLanguage',
                'refuseLongAnswers',
                'allowWorkersHint',
                'acceptedTypes',
                'sandbox',
                'developerCredits',
                'updatedAt',
              ),
              ...old,
            },
            (arg) => dispatch(endpoints.updateCustomerSettings.initiate(arg)).unwrap(),
          )
        })
      )
    }
    case 'percent_100': {
      const old = argument(partial(settingCalls.updatePercent100.arg), before)
      return (
        old &&
        (async (dispatch) => {
          const { endpoints } = settingsApi
          const now = await dispatch(endpoints.percent100.initiate(undefined, fresh)).unwrap()
          return send(
            settingCalls.updatePercent100.arg,
            {
              ...pick(
                now,
                'enabled',
                'minAttempts',
                'maxAttempts',
                'minMatches',
                'types',
                'updatedAt',
              ),
              ...old,
              // The question before it says what it costs.
              confirmCost: true,
            },
            (arg) => dispatch(endpoints.updatePercent100.initiate(arg)).unwrap(),
          )
        })
      )
    }
    case 'auto_topup': {
      const old = before && argument(partial(savedMethodCalls.updateAutoTopUp.arg), before)
      return (
        old &&
        (async (dispatch) => {
          const { endpoints } = savedMethodsApi
          const now = await dispatch(endpoints.autoTopUp.initiate(undefined, fresh)).unwrap()
          return send(
            savedMethodCalls.updateAutoTopUp.arg,
            {
              ...pick(
                now,
                'enabled',
                'threshold',
                'amount',
                'savedMethodId',
                'dailyCountCap',
                'monthlyAmountCap',
                'updatedAt',
              ),
              ...old,
            },
            (arg) => dispatch(endpoints.updateAutoTopUp.initiate(arg)).unwrap(),
          )
        })
      )
    }
    case 'ip_list':
      return undoAddress(change)
    case 'pingback': {
      if (id === undefined) return null
      if (!before)
        return (dispatch) =>
          dispatch(pingbackApi.endpoints.removePingbackHost.initiate({ id })).unwrap()
      const arg = after && argument(pingbackCalls.updatePingbackHost.arg, { ...before, id })
      return (
        arg &&
        ((dispatch) => dispatch(pingbackApi.endpoints.updatePingbackHost.initiate(arg)).unwrap())
      )
    }
    case 'webhooks':
      return undoWebhook(change)
    case 'alert_rules':
      return undoAlertRule(change)
    case 'members': {
      const arg = before && after && argument(teamCalls.changeMember.arg, { ...before, id })
      return arg && ((dispatch) => dispatch(teamApi.endpoints.changeMember.initiate(arg)).unwrap())
    }
    case 'wallet':
    case undefined:
      return null
  }
}

/** An address that was added, removed or changed, or the list switched on. */
function undoAddress({ target, before, after }: AccountChange): Undo | null {
  const { endpoints } = ipListApi
  if (!target) {
    // Switched on again, the list may refuse programs: its page warns of that.
    const arg = argument(ipListCalls.enableIpList.arg, before)
    return arg && !arg.enabled
      ? (dispatch) => dispatch(endpoints.enableIpList.initiate(arg)).unwrap()
      : null
  }
  const { id } = target
  if (!before) return (dispatch) => dispatch(endpoints.removeIp.initiate({ id })).unwrap()
  if (!after) {
    const arg = argument(ipListCalls.addIps.arg, { records: [before] })
    return arg && ((dispatch) => dispatch(endpoints.addIps.initiate(arg)).unwrap())
  }
  const old = argument(partial(ipListCalls.updateIp.arg), before)
  return (
    old &&
    (async (dispatch) => {
      const { records } = await dispatch(endpoints.ipList.initiate(undefined, fresh)).unwrap()
      const now = records.find((record) => String(record.id) === String(id))
      return send(
        ipListCalls.updateIp.arg,
        { id, ip: now?.ip, comment: now?.comment ?? '', ...old },
        (arg) => dispatch(endpoints.updateIp.initiate(arg)).unwrap(),
      )
    })
  )
}

/** A webhook that was added or changed. Made anew, a removed one would have another secret. */
function undoWebhook({ target, before, after }: AccountChange): Undo | null {
  const { endpoints } = webhookApi
  const id = target?.id
  if (id === undefined) return null
  if (!before) return (dispatch) => dispatch(endpoints.removeWebhook.initiate({ id })).unwrap()
  // Another URL brings its own proof, and with it the state.
  const { status, method, ...others } = before
  const old =
    after &&
    argument(webhookCalls.updateWebhook.arg, {
      ...('url' in before ? others : { ...others, status, method }),
      id,
    })
  return (
    old &&
    (async (dispatch) => {
      const { records } = await dispatch(endpoints.webhooks.initiate(undefined, fresh)).unwrap()
      const now = records.find((hook) => String(hook.id) === String(id))
      return dispatch(
        endpoints.updateWebhook.initiate({ ...old, updatedAt: now?.updatedAt }),
      ).unwrap()
    })
  )
}

/** An alert rule that was added, removed or changed. */
function undoAlertRule({ target, before, after }: AccountChange): Undo | null {
  const { endpoints } = alertRuleApi
  const id = target?.id
  if (id === undefined) return null
  if (!before) return (dispatch) => dispatch(endpoints.removeAlertRule.initiate({ id })).unwrap()
  if (!after) {
    const arg = argument(alertRuleCalls.addAlertRule.arg, before)
    return arg && ((dispatch) => dispatch(endpoints.addAlertRule.initiate(arg)).unwrap())
  }
  const old = argument(partial(alertRuleCalls.updateAlertRule.arg), before)
  return (
    old &&
    (async (dispatch) => {
      const { records } = await dispatch(endpoints.alertRules.initiate(undefined, fresh)).unwrap()
      const now = records.find((rule) => String(rule.id) === String(id))
      return send(
        alertRuleCalls.updateAlertRule.arg,
        {
          ...(now &&
            pick(now, 'metric', 'threshold', 'scope', 'subject', 'hours', 'channels', 'updatedAt')),
          ...old,
          id,
        },
        (arg) => dispatch(endpoints.updateAlertRule.initiate(arg)).unwrap(),
      )
    })
  )
}

/** Sends a whole document with the old values in it. */
function send<Output>(
  schema: GenericSchema<unknown, Output>,
  given: unknown,
  call: (arg: Output) => Promise<unknown>,
): Promise<unknown> {
  const arg = argument(schema, given)
  if (!arg) throw new Error('The logged values do not fit the settings.')
  return call(arg)
}
