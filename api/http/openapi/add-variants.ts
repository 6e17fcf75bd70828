import { checkoutVariants } from '../../resources/orders/schema.ts'
import type { Document } from './document.ts'
import { mapObjects } from './share-parts.ts'

/**
 * A union whose variants, by the value of `field`, become named schemas: each has a title. Clients are generated with
 * the variants told apart by that value.
 */
export function unionBy(field: string, title: string, variants: Record<string, { title?: string }>): object {
  const mapping = Object.entries(variants).map(([value, schema]) => [value, `#/components/schemas/${schema.title}`])
  const discriminator = { propertyName: field, mapping: Object.fromEntries(mapping) }
  return { oneOf: Object.values(variants), discriminator, title }
}

/** Describes an order by its provider. The routes' schema is one object, since a union would be serialized by trial. */
export function addVariants(document: Document): Document {
  const { paths = {} } = document
  return { ...document, ...mapObjects({ paths }, (fields) => (fields.title === 'Order' ? orderUnion(fields) : fields)) }
}

function orderUnion(order: object): object {
  const fields = { ...order, title: 'OrderFields' }
  const variants = Object.entries(checkoutVariants).map(([provider, { title, checkout }]) => {
    const properties = {
      provider: { type: 'string', enum: [provider] },
      checkout: { anyOf: [checkout, { type: 'null' }], description: 'Of a pending order' },
    }
    return [provider, { title, allOf: [fields, { type: 'object', properties, required: Object.keys(properties) }] }]
  })
  return unionBy('provider', 'Order', Object.fromEntries(variants))
}
