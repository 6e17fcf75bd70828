export interface IndianState {
  /** ISO 3166-2 without the country, as of its change of 2023-11-23; null for Other Territory, which has none. */
  code: string | null
  name: string
  /** First two digits of a GSTIN. */
  gstCode: string
  /** Whether UTGST is charged with the central tax; union territories with a legislature have SGST, like states. */
  hasUnionTerritoryTax: boolean
  /** First digits that PIN codes of this place have; empty where there are no addresses. */
  pinFirstDigits: string
}

function state(code: string, name: string, gstCode: string, pinFirstDigits: string): IndianState {
  return { code, name, gstCode, hasUnionTerritoryTax: false, pinFirstDigits }
}

function territory(code: string | null, name: string, gstCode: string, pinFirstDigits: string): IndianState {
  return { code, name, gstCode, hasUnionTerritoryTax: true, pinFirstDigits }
}

/**
 * All states and union territories by GST code, and Other Territory (the sea of the exclusive economic zone). Codes:
 * ISO 3166-2:IN and the GST portal's list, where 25 and 28 are no longer used. Which territories have UTGST: UTGST Act
 * 2017, s.2(8). First digits of PIN codes: India Post's nine zones.
 */
export const indianStates: readonly IndianState[] = [
  state('JK', 'Jammu and Kashmir', '01', '1'),
  state('HP', 'Himachal Pradesh', '02', '1'),
  state('PB', 'Punjab', '03', '1'),
  territory('CH', 'Chandigarh', '04', '1'),
  state('UK', 'Uttarakhand', '05', '2'),
  state('HR', 'Haryana', '06', '1'),
  state('DL', 'Delhi', '07', '1'),
  state('RJ', 'Rajasthan', '08', '3'),
  state('UP', 'Uttar Pradesh', '09', '2'),
  state('BR', 'Bihar', '10', '8'),
  state('SK', 'Sikkim', '11', '7'),
  state('AR', 'Arunachal Pradesh', '12', '7'),
  state('NL', 'Nagaland', '13', '7'),
  state('MN', 'Manipur', '14', '7'),
  state('MZ', 'Mizoram', '15', '7'),
  state('TR', 'Tripura', '16', '7'),
  state('ML', 'Meghalaya', '17', '7'),
  state('AS', 'Assam', '18', '7'),
  state('WB', 'West Bengal', '19', '7'),
  state('JH', 'Jharkhand', '20', '8'),
  state('OD', 'Odisha', '21', '7'),
  state('CG', 'Chhattisgarh', '22', '4'),
  state('MP', 'Madhya Pradesh', '23', '4'),
  state('GJ', 'Gujarat', '24', '3'),
  territory('DH', 'Dadra and Nagar Haveli and Daman and Diu', '26', '3'),
  state('MH', 'Maharashtra', '27', '4'),
  state('KA', 'Karnataka', '29', '5'),
  state('GA', 'Goa', '30', '4'),
  territory('LD', 'Lakshadweep', '31', '6'),
  state('KL', 'Kerala', '32', '6'),
  state('TN', 'Tamil Nadu', '33', '6'),
  // Its four districts lie apart: Yanam within Andhra Pradesh has a PIN code of zone 5.
  state('PY', 'Puducherry', '34', '56'),
  territory('AN', 'Andaman and Nicobar Islands', '35', '7'),
  state('TS', 'Telangana', '36', '5'),
  state('AP', 'Andhra Pradesh', '37', '5'),
  territory('LA', 'Ladakh', '38', '1'),
  territory(null, 'Other Territory', '97', ''),
]

/** Codes that ISO 3166-2:IN has replaced and forms still send. */
const formerCodes: Record<string, string> = {
  CT: 'CG',
  DD: 'DH',
  DN: 'DH',
  OR: 'OD',
  TG: 'TS',
  UL: 'UK',
  UT: 'UK',
}

/** By ISO 3166-2 code without the country; replaced codes are understood. */
export function findState(code: string): IndianState | null {
  const current = Object.hasOwn(formerCodes, code) ? formerCodes[code] : code
  return indianStates.find((candidate) => candidate.code === current) ?? null
}

export function findStateByGstCode(gstCode: string): IndianState | null {
  return indianStates.find((candidate) => candidate.gstCode === gstCode) ?? null
}
