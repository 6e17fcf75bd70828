import { AttemptError } from './attempt.ts'

/** Sends a call in the strictest form that works for the account, then in the next one if rejected as malformed. */
export type SendInForm<Form> = <Reply>(accountId: string, send: (form: Form) => Promise<Reply>) => Promise<Reply>

/** After this time, the strictest form is tried again. */
const rememberedMs = 600_000
/** A form that so many accounts needed is a limit of the provider rather than one malformed request. */
const accountsMin = 3
const accountsMax = 1000

interface Needed {
  /** Index of the form that was taken. */
  at: number
  untilMs: number
}

/**
 * Request forms, the strictest first: not every gateway accepts every field. A form that was rejected while a later one
 * was accepted is skipped for ten minutes: for that account, and for all accounts once three were affected, so that one
 * malformed request does not weaken the form for others. A call rejected in every form changes nothing.
 */
export function createReplyForms<Form>(forms: readonly Form[]): SendInForm<Form> {
  const needed = new Map<string, Needed>()
  const firstFor = (accountId: string): number => {
    const current = [...needed.values()].filter(({ untilMs }) => untilMs > Date.now())
    const common = current.map(({ at }) => at).sort((a, b) => b - a)[accountsMin - 1] ?? 0
    const own = needed.get(accountId)
    return Math.max(common, own && own.untilMs > Date.now() ? own.at : 0)
  }
  const remember = (accountId: string, at: number): void => {
    const known = needed.get(accountId)
    if (known?.at === at && known.untilMs > Date.now()) return
    needed.delete(accountId)
    const [oldest] = needed.keys()
    if (oldest !== undefined && needed.size >= accountsMax) needed.delete(oldest)
    needed.set(accountId, { at, untilMs: Date.now() + rememberedMs })
  }
  return async (accountId, send) => {
    let refusal: unknown
    const first = firstFor(accountId)
    for (let at = first; at < forms.length; at += 1) {
      try {
        const reply = await send(forms[at] as Form)
        if (at > first) remember(accountId, at)
        return reply
      } catch (error) {
        if (!(error instanceof AttemptError) || error.failure !== 'invalid_request') throw error
        refusal ??= error
      }
    }
    throw refusal
  }
}

/** The schema in words, for providers that cannot be held to it. */
export function describeSchema(schema: Record<string, unknown>): string {
  return `Reply with one JSON object and nothing else. Its JSON schema:\n${JSON.stringify(schema)}`
}
