import { createRequire } from 'node:module'
import type Razorpay from 'razorpay'
import type Stripe from 'stripe'

const require = createRequire(import.meta.url)

/** The SDKs take tens of megabytes and a fifth of a second of each process: only one that has the keys loads them. */
export function loadStripe(): typeof Stripe {
  return require('stripe') as typeof Stripe
}

export function loadRazorpay(): typeof Razorpay {
  return require('razorpay') as typeof Razorpay
}
