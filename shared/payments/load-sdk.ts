import { createRequire } from 'node:module'
import type Razorpay from 'razorpay'
import type Stripe from 'stripe'

const require = createRequire(import.meta.url)

/** Both SDKs together take 40 MB and 0.15 s of every process: only one that has the keys loads them. */
export function loadStripe(): typeof Stripe {
  return require('stripe') as typeof Stripe
}

export function loadRazorpay(): typeof Razorpay {
  return require('razorpay') as typeof Razorpay
}
