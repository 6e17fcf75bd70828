import { imageMimeTypes } from '#shared/images/decode-base64.ts'
import { type Document, listOperations } from './document.ts'

interface ObjectSchema {
  properties?: Record<string, { description?: string }>
}

/** The image itself as the body of `imageToPrompt`, with its options in the query. */
export function addRawImages(document: Document): Document {
  for (const { operation } of listOperations(document)) {
    if (operation.operationId !== 'imageToPrompt' || !operation.requestBody?.content) continue
    const { content } = operation.requestBody
    const { properties = {} } = (content['application/json']?.schema ?? {}) as ObjectSchema
    const { image_url, image_base64, mime_type, ...options } = properties
    const note = 'Beside a raw image; in a JSON body it is a field.'
    const parameters = Object.entries(options).map(([name, { description, ...schema }]) => ({
      ...{ name, in: 'query', required: false, schema },
      description: description ? `${description}. ${note}` : note,
    }))
    operation.parameters = [...(operation.parameters ?? []), ...parameters]
    for (const type of imageMimeTypes) content[type] = { schema: { type: 'string', contentMediaType: type } }
  }
  return document
}
