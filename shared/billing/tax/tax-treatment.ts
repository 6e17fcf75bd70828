/**
 * How a supply is taxed (IGST Act 2017, s.7, s.8 and s.16): within the supplier's state CGST and SGST, within its union
 * territory without a legislature CGST and UTGST, to another state IGST; to a buyer abroad nothing under a letter of
 * undertaking (LUT), else IGST.
 */
export const taxTreatments = [
  'intra_state',
  'intra_union_territory',
  'inter_state',
  'export_lut',
  'export_igst',
] as const
export type TaxTreatment = (typeof taxTreatments)[number]
