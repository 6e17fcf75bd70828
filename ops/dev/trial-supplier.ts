import { gstinCheckCharacter } from '#shared/billing/tax/gstin.ts'

const supplierSettings = ['SUPPLIER_LEGAL_NAME', 'SUPPLIER_ADDRESS', 'SUPPLIER_GSTIN'] as const
/** Well formed, in Karnataka, and nobody's. */
const gstinStart = '29TRIAL0000T1Z'

/**
 * Settings of a supplier that everybody can tell for a trial, so that checkout by bank transfer works out of the box;
 * nothing if the environment names a supplier, even in part.
 */
export function trialSupplier(environment: NodeJS.ProcessEnv): Record<string, string> {
  if (supplierSettings.some((name) => environment[name])) return {}
  return {
    SUPPLIER_LEGAL_NAME: 'Trial Supplier, not a real company',
    SUPPLIER_ADDRESS: '1 Trial Street|Bengaluru 560001',
    SUPPLIER_GSTIN: gstinStart + gstinCheckCharacter(gstinStart),
    BANK_DETAILS: environment.BANK_DETAILS || 'Trial: there is no such account, send no money',
  }
}
