/** About the middle of countries and of some of their parts, by ISO 3166 code: latitude and longitude in whole degrees. */
const middles: Record<string, readonly [lat: number, lon: number]> = {
  AE: [24, 54], AL: [41, 20], AM: [40, 45], AO: [-12, 18], AR: [-35, -65], AT: [47, 14], AU: [-25, 134], AZ: [40, 48], BA: [44, 18], BD: [24, 90], BE: [51, 4], BG: [43, 25], BH: [26, 51], BO: [-17, -65], BR: [-10, -53], BW: [-22, 24],
  CA: [57, -100], 'CA-BC': [54, -125], 'CA-ON': [50, -86], 'CA-QC': [52, -72], CH: [47, 8], CI: [8, -6], CL: [-33, -71], CM: [6, 13], CN: [35, 103], CO: [4, -73], CR: [10, -84], CY: [35, 33], CZ: [50, 15], DE: [51, 10], DK: [56, 10], DO: [19, -70], DZ: [28, 3],
  EC: [-2, -78], EE: [59, 26], EG: [27, 30], ES: [40, -4], ET: [9, 40], FI: [63, 26], FR: [47, 2], GB: [53, -2], 'GB-SCT': [57, -4], GE: [42, 44], GG: [49, -3], GH: [8, -1], GR: [39, 22], GT: [15, -90], HK: [22, 114], HR: [45, 16], HU: [47, 19], ID: [-2, 115], IE: [53, -8], IL: [31, 35], IM: [54, -5], IN: [22, 79], IQ: [33, 44], IS: [65, -18], IT: [43, 12],
  JE: [49, -2], JM: [18, -77], JO: [31, 36], JP: [36, 138], KE: [0, 38], KH: [13, 105], KR: [36, 128], KW: [29, 48], KY: [19, -81], KZ: [48, 67], LA: [18, 104], LB: [34, 36], LI: [47, 10], LK: [7, 81], LT: [55, 24], LU: [50, 6], LV: [57, 25], MA: [32, -6], MC: [44, 7], MD: [47, 29], ME: [43, 19], MK: [42, 22], MM: [21, 96], MN: [47, 104], MO: [22, 113], MT: [36, 14], MU: [-20, 58], MX: [24, -102], MY: [4, 102], MZ: [-18, 35],
  NA: [-22, 17], NG: [9, 8], NL: [52, 5], NO: [62, 10], NP: [28, 84], NZ: [-41, 173], OM: [21, 57], PA: [9, -80], PE: [-10, -76], PH: [13, 122], PK: [30, 70], PL: [52, 19], PR: [18, -66], PT: [39, -8], PY: [-23, -58], QA: [25, 51], RO: [46, 25], RS: [44, 21], RU: [60, 90], RW: [-2, 30], SA: [24, 45], SE: [62, 15], SG: [1, 104], SI: [46, 15], SK: [49, 20], SN: [14, -14], TH: [15, 101], TN: [34, 9], TR: [39, 35], TW: [24, 121], TZ: [-6, 35], UA: [49, 32], UG: [1, 32],
  US: [39, -98], 'US-CA': [37, -120], 'US-DE': [39, -75], 'US-FL': [28, -82], 'US-IL': [40, -89], 'US-NY': [43, -75], 'US-TX': [31, -99], 'US-VA': [37, -79], 'US-WA': [47, -120], UY: [-33, -56], UZ: [41, 64], VE: [7, -66], VN: [16, 107], ZA: [-29, 24], ZM: [-14, 27], ZW: [-19, 30],
}

/** Where a code stands; a part that is not known stands where its country does. */
export function middleOf(isoCode: string | null): { lat: number; lon: number } | null {
  const code = isoCode ?? ''
  const name = [code, code.split('-')[0] ?? ''].find((one) => Object.hasOwn(middles, one))
  const middle = name ? middles[name] : undefined
  return middle ? { lat: middle[0], lon: middle[1] } : null
}
