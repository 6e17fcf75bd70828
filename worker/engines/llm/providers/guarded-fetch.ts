/** Far above any reply: a gateway that never ends its body must not fill the memory. */
const replyBytesMax = 2_000_000

/**
 * For the SDKs: follows no redirect, which would take the prompt and the key's header elsewhere, and reads no endless
 * body.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(limitBytes()), { status, statusText, headers })
}

function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let byteCount = 0
  return new TransformStream({
    transform(chunk, controller) {
      byteCount += chunk.byteLength
      if (byteCount > replyBytesMax) controller.error(new Error('the reply is too large'))
      else controller.enqueue(chunk)
    },
  })
}
