import type { ModelBehaviour } from '../monitoring/check/model-stand-in.ts'
import type { Fault } from './fault.ts'
import { processFaults } from './process-faults.ts'
import { storeFaults } from './store-faults.ts'

const model = (behaviour: ModelBehaviour, what: string): Fault => ({
  what: `Model provider: ${what}`,
  inject: async (stack) => {
    stack.model.behave(behaviour)
    return () => stack.model.behave('well')
  },
})

const outsideFaults = {
  'model-failing': model('failing', 'answers 500'),
  'model-silent': model('silent', 'accepts calls and answers none'),
  'model-rambling': model('rambling', 'answers 200 with broken JSON'),
  'webhooks-hanging': {
    what: 'Webhook receiver: accepts messages and answers none',
    inject: async ({ webhooks }) => {
      webhooks.hang(true)
      return () => webhooks.hang(false)
    },
  },
  'image-host-dripping': {
    what: 'Image host: sends five bytes a second, without end',
    refuses: ['imageUrl'],
    inject: async ({ images }) => {
      images.drip(true)
      return () => images.drip(false)
    },
  },
} as const satisfies Record<string, Fault>

export const faults = { ...processFaults, ...storeFaults, ...outsideFaults }
export type FaultName = keyof typeof faults

export const faultNames = Object.keys(faults) as FaultName[]

export const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name)
