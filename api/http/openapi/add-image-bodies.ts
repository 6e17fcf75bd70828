import { imageMimeTypes } from '#shared/images/decode-base64.ts'
import { type Document, listOperations } from './document.ts'

const imageDescription = 'The image file, at most 10 MB; either this or image_url'
const mimeTypeDescription = 'Required if the part image declares no type of an image; if given, it must be the same'

interface ObjectSchema {
  properties?: Record<string, { description?: string }>
}

/** The other bodies of `imageToPrompt`: the image itself, with its options in the query, and a form. */
export function addImageBodies(document: Document): Document {
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
    content['multipart/form-data'] = describeForm({ image_url, mime_type, ...options })
    for (const type of imageMimeTypes) content[type] = { schema: { type: 'string', contentMediaType: type } }
  }
  return document
}

/** The fields of the JSON body, with the file in place of its Base64. */
function describeForm(fields: Record<string, object | undefined>): object {
  const image = { type: 'string', contentMediaType: 'application/octet-stream', description: imageDescription }
  const mimeType = { ...fields.mime_type, description: mimeTypeDescription }
  return {
    schema: {
      type: 'object',
      properties: { image, ...fields, mime_type: mimeType },
      additionalProperties: false,
      oneOf: [{ required: ['image_url'] }, { required: ['image'] }],
    },
    encoding: { image: { contentType: imageMimeTypes.join(', ') } },
  }
}
