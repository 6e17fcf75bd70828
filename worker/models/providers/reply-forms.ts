import { AttemptError } from './attempt.ts'

/** Asks in the first form; where the provider refuses it as malformed, in the next. */
export type SendInForm<Form> = <Reply>(send: (form: Form) => Promise<Reply>) => Promise<Reply>

/**
 * Ways to ask for the same thing, the strictest first: not every gateway takes every field. A form that was refused
 * while a later one was taken is not tried again; a call that is refused in every form says nothing of the forms.
 */
export function createReplyForms<Form>(forms: readonly Form[]): SendInForm<Form> {
  let first = 0
  return async (send) => {
    let refusal: unknown
    for (let at = first; at < forms.length; at += 1) {
      try {
        const reply = await send(forms[at] as Form)
        first = Math.max(first, at)
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
