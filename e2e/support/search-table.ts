/**
 * What readers type, and what must come first: half names, names with mistakes, accents left out, everyday words, words
 * joined and split, French plurals, Chinese. Each line: the words, and the address without a language.
 */
export const searchTable: Record<'en' | 'fr-fr' | 'zh-cn', readonly (readonly [query: string, path: string])[]> = {
  en: [
    ['ines kato', '/people/1057/ines-kato'], ['kato', '/people/1057/ines-kato'], ['kato ines', '/people/1057/ines-kato'], ['ines kto', '/people/1057/ines-kato'],
    ['lindqvist', '/people/1001/joanna-lindqvist'], ['lindquist', '/people/1001/joanna-lindqvist'], ['joana lindqvist', '/people/1001/joanna-lindqvist'],
    ['helene aubrac', '/people/1009/helene-aubrac'], ['Hélène Aubrac', '/people/1009/helene-aubrac'], ['aubrc', '/people/1009/helene-aubrac'],
    ['acherberg', '/people/1002/edmund-achterberg'], ['edmund acht', '/people/1002/edmund-achterberg'], ['siddiqi', '/people/1003/farah-siddiqui'], ['moriarty shaw', '/people/1006/declan-moriarty-shaw'],
    ['moriarty-shaw', '/people/1006/declan-moriarty-shaw'], ['castelan', '/people/1007/niamh-castellan'], ['corvoisier', '/people/1010/bastien-corvoisier'], ['vanderauwe', '/people/1014/liesbeth-vanderauwe'],
    ['van der auwe', '/people/1014/liesbeth-vanderauwe'], ['hoogendam', '/people/1017/pieter-hoogendam'], ['verbrugge lam', '/people/1018/saskia-verbrugge-lam'], ['al rashidi', '/people/1033/omar-al-rashidi'],
    ['omar al-rashidi', '/people/1033/omar-al-rashidi'], ['wei jian', '/people/1042/wei-jian-tan'], ['mei zhou', '/people/1045/mei-zhou'], ['nishigaki', '/people/1058/haruto-nishigaki'],
    ['sakurda', '/people/1059/emi-sakurada'], ['wolstenholm', '/people/1060/kenji-wolstenholme'], ['brightwater', '/people/1070/samuel-brightwater'], ['okafor reyes', '/people/1069/diane-okafor-reyes'],
    ['merger control', '/service/competition/merger-control'], ['competition', '/service/competition'], ['antitrust', '/service/competition'], ['M&A', '/service/corporate/mergers-and-acquisitions'],
    ['mergers and acquisitions', '/service/corporate/mergers-and-acquisitions'], ['merger and acquisition', '/service/corporate/mergers-and-acquisitions'], ['private equity', '/service/corporate/mergers-and-acquisitions/private-equity'],
    ['data protection', '/service/digital-and-data/data-protection'], ['dataprotection', '/service/digital-and-data/data-protection'], ['GDPR', '/service/digital-and-data/data-protection'], ['privacy', '/service/digital-and-data/data-protection'],
    ['artificial intelligence', '/service/digital-and-data/artificial-intelligence'], ['AI', '/service/digital-and-data/artificial-intelligence'], ['artifical inteligence', '/service/digital-and-data/artificial-intelligence'],
    ['international arbitration', '/service/disputes/international-arbitration'], ['arbitraton', '/service/disputes/international-arbitration'], ['sanctions', '/service/disputes/financial-crime/sanctions'], ['tax', '/service/tax'],
    ['employment', '/service/employment'], ['labour', '/service/employment'], ['real estate', '/service/real-estate'], ['realestate', '/service/real-estate'], ['restructuring', '/service/finance/restructuring-and-insolvency'],
    ['project finance', '/service/finance/project-finance'], ['foreign investment', '/service/competition/foreign-investment'], ['energy', '/sector/energy'], ['life sciences', '/life-sciences'], ['pharma', '/life-sciences'],
    ['aviation', '/sector/infrastructure-and-transport/aviation'], ['financial institutions', '/financial-institutions'], ['TMT', '/tmt'], ['e-discovery', '/solutions/disputes-technology/e-discovery'], ['ediscovery', '/solutions/disputes-technology/e-discovery'],
    ['contract review', '/solutions/managed-legal-services/contract-review'], ['tokyo', '/offices/tokyo'], ['tokio', '/offices/tokyo'], ['frankfurt', '/offices/frankfurt'], ['abu dhabi', '/offices/abu-dhabi'], ['abudhabi', '/offices/abu-dhabi'], ['germany', '/locations/germany'],
    ['thresholds 1 january', '/publications/2001/merger-control-thresholds'], ['continuation fund', '/publications/2011/continuation-funds'], ['dawn raid phone', '/publications/2013/dawn-raids-phones'], ['earnouts', '/publications/2038/earn-outs'],
    ['section 1782', '/publications/2054/section-1782'], ['energy charter', '/publications/2020/energy-charter-exit'], ['works council', '/publications/2017/works-council-before-signature'], ['nav lending', '/publications/2032/nav-lending'],
  ],
  'fr-fr': [
    ['helene aubrac', '/people/1009/helene-aubrac'], ['corvoisié', '/people/1010/bastien-corvoisier'], ['concurrence', '/service/competition'], ['controle des concentrations', '/service/competition/merger-control'],
    ['contrôle de concentration', '/service/competition/merger-control'], ['fusions', '/service/corporate/mergers-and-acquisitions'], ['fusion acquisition', '/service/corporate/mergers-and-acquisitions'], ['M&A', '/service/corporate/mergers-and-acquisitions'],
    ['protection des donnees', '/service/digital-and-data/data-protection'], ['RGPD', '/service/digital-and-data/data-protection'], ['données personnelles', '/service/digital-and-data/data-protection'], ['intelligence artificielle', '/service/digital-and-data/artificial-intelligence'],
    ['fiscalite', '/service/tax'], ['droit social', '/service/employment'], ['droit du travail', '/service/employment'], ['immobilier', '/service/real-estate'], ['arbitrages internationaux', '/service/disputes/international-arbitration'],
    ['l’énergie', '/sector/energy'], ['energies', '/sector/energy'], ['sciences de la vie', '/life-sciences'], ['institution financiere', '/financial-institutions'], ['londres', '/offices/london'], ['pekin', '/offices/beijing'], ['francfort', '/offices/frankfurt'],
    ['subventions etrangeres', '/publications/2018/foreign-subsidies-filings'], ['bail commercial', '/publications/2019/french-commercial-leases'], ['baux commerciaux', '/publications/2019/french-commercial-leases'], ['plan de vigilance', '/publications/2024/vigilance-in-court'],
  ],
  'zh-cn': [
    ['竞争法', '/service/competition'], ['并购', '/service/corporate/mergers-and-acquisitions'], ['数据保护', '/service/digital-and-data/data-protection'], ['人工智能', '/service/digital-and-data/artificial-intelligence'], ['国际仲裁', '/service/disputes/international-arbitration'],
    ['税务', '/service/tax'], ['经营者集中', '/service/competition/merger-control'], ['反垄断调查', '/service/competition/antitrust-investigations'], ['私募股权', '/service/corporate/mergers-and-acquisitions/private-equity'], ['不动产', '/service/real-estate'],
    ['能源', '/sector/energy'], ['金融机构', '/financial-institutions'], ['东京', '/offices/tokyo'], ['上海', '/offices/shanghai'], ['香港', '/offices/hong-kong'], ['个人信息出境', '/publications/2007/china-data-export'], ['竞业限制', '/publications/2010/china-non-competes'],
    ['Ines Kato', '/people/1057/ines-kato'], ['接续基金', '/publications/2011/continuation-funds'], ['付款诈骗', '/publications/2015/payment-fraud-first-hours'], ['生命科学', '/life-sciences'],
  ],
}
