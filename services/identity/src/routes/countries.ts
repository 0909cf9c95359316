/** ISO 3166-1: alpha-2 and alpha-3, concatenated. */
const codes =
  'ADAND AEARE AFAFG AGATG ALALB AMARM AOAGO ARARG ATAUT AUAUS AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BNBRN BOBOL BRBRA BSBHS BTBTN BWBWA BYBLR BZBLZ CACAN CDCOD CFCAF CGCOG CHCHE CICIV CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY ERERI ESESP ETETH FIFIN FJFJI FMFSM FRFRA GAGAB GBGBR GDGRD GEGEO GHGHA GMGMB GNGIN GQGNQ GRGRC GTGTM GWGNB GYGUY HKHKG HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR ININD IQIRQ IRIRN ISISL ITITA JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MRMRT MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NENER NGNGA NINIC NLNLD NONOR NPNPL NRNRU NZNZL OMOMN PAPAN PEPER PGPNG PHPHL PKPAK PLPOL PTPRT PWPLW PYPRY QAQAT ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SISVN SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SYSYR SZSWZ TDTCD TGTGO THTHA TJTJK TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA USUSA UYURY UZUZB VAVAT VCVCT VEVEN VNVNM VUVUT WSWSM YEYEM ZAZAF ZMZMB ZWZWE'

const alpha3 = new Map(codes.split(' ').map((word) => [word.slice(0, 2), word.slice(2)]))

export type Country = { country_code: string; country_code3: string; country_name: string }

/** The country from the proxy's header, or the region of the first language that has one. */
export function findCountry(proxyCountry: string, acceptLanguage: string): Country | null {
  const regions = acceptLanguage
    .split(',')
    .map((part) => /^\s*[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(part)?.[1]?.toUpperCase())
  const code = [proxyCountry.toUpperCase(), ...regions].find(
    (code) => code !== undefined && alpha3.has(code),
  )
  const name = code && new Intl.DisplayNames(['en'], { type: 'region' }).of(code)
  return code && name
    ? { country_code: code, country_code3: alpha3.get(code)!, country_name: name }
    : null
}
