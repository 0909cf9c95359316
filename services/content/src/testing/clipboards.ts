/**
 * Clipboards in the forms that programs write, each with what a reader has to see. The words are ours; the
 * markup follows what the programs were seen to write.
 */
export type Clipboard = {
  name: string
  html: string
  /** One line a block, as `outline` of the test writes it. */
  lines: string[]
  lost?: Record<string, number>
}

const wordItem = (list: string, level: number, marker: string, text: string, font = 'Symbol') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:${font};mso-bidi-font-family:${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>`
/** As mail servers leave Word's lists: without the styles of Word. */
const mailItem = (marker: string, text: string, left = 36) =>
  `<p class="MsoListParagraph" style="margin-left:${left}.0pt;text-indent:-18.0pt"><span style="font-family:Symbol">${marker}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>${text}</p>`
const symbol = (letter: string, font = 'Wingdings') =>
  `<span style='font-family:${font};mso-ascii-font-family:Calibri;mso-hansi-font-family:Calibri;mso-char-type:symbol;mso-symbol-font-family:${font}'><span style='mso-char-type:symbol;mso-symbol-font-family:${font}'>${letter}</span></span>`
const docsText = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`
const docs = (inner: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5b1c">${inner}</b>`

export const clipboards: Clipboard[] = [
  // Word
  {
    name: 'Word: a list that goes on after a paragraph of its own',
    html:
      wordItem('l0', 1, '1.', 'Sign', 'Calibri') +
      '<p class=MsoListParagraphCxSpMiddle><span lang=EN-GB>in two copies.<o:p></o:p></span></p>' +
      wordItem('l0', 1, '2.', 'Send', 'Calibri'),
    lines: ['1. Sign', 'in two copies.', '2. Send'],
  },
  {
    name: 'Word: bullets of three levels and back',
    html:
      wordItem('l2', 1, '·', 'Court') +
      wordItem('l2', 2, 'o', 'London', 'Courier New') +
      wordItem('l2', 3, '§', 'Chancery', 'Wingdings') +
      wordItem('l2', 1, '·', 'Arbitration'),
    lines: ['- Court', '  - London', '    - Chancery', '- Arbitration'],
  },
  {
    name: 'Word: numbers, letters and Roman numerals',
    html:
      wordItem('l1', 1, '1)', 'Price', 'Calibri') +
      wordItem('l1', 2, 'a)', 'in euros', 'Calibri') +
      wordItem('l1', 3, 'i)', 'in cash', 'Calibri') +
      wordItem('l1', 3, 'ii)', 'in shares', 'Calibri') +
      wordItem('l1', 1, '2)', 'Date', 'Calibri'),
    lines: ['1. Price', '  1. in euros', '    1. in cash', '    2. in shares', '2. Date'],
  },
  {
    name: 'Word: an arrow, a tick and a smile of symbol fonts',
    html: `<p class=MsoNormal>Draft ${symbol('à')} final ${symbol('ü')} ${symbol('J')} 5 ${symbol('£', 'Symbol')} 6, ${symbol('b', 'Symbol')}</p>`,
    lines: ['Draft → final ✓ ☺ 5 ≤ 6, β'],
  },
  {
    name: 'Word: a symbol that has no letter',
    html: `<p class=MsoNormal>See ${symbol('\uF0A1')} here</p>`,
    lines: ['See here'],
    lost: { symbol: 1 },
  },
  {
    name: 'Word: hidden text',
    html: `<p class=MsoNormal>The price is fixed<span style='display:none;mso-hide:all'> [check with client]</span>.</p>`,
    lines: ['The price is fixed.'],
    lost: { hidden: 1 },
  },
  {
    name: 'Word: tracked changes',
    html: `<p class=MsoNormal>Within <del cite="mailto:A" datetime="2026-11-02T10:00">ten</del><ins cite="mailto:A" datetime="2026-11-02T10:00">twenty</ins> days</p>`,
    lines: ['Within <s>ten</s>twenty days'],
  },
  {
    name: 'Word: a cross-reference and a page number',
    html: `<p class=MsoNormal>See clause <!--[if supportFields]><span style='mso-element:field-begin'></span> REF _Ref12 \\h <span style='mso-element:field-separator'></span><![endif]-->4.2<!--[if supportFields]><span style='mso-element:field-end'></span><![endif]-->.</p>`,
    lines: ['See clause 4.2.'],
  },
  {
    name: 'Word: a contents list',
    html: `<p class=MsoToc1><a href="#_Toc1">1. Scope<span style='mso-tab-count:1 dotted'>. </span>3</a></p><h1><a name="_Toc1">Scope</a></h1>`,
    lines: ['1. Scope<tab>3', 'h3 Scope'],
    lost: { link: 1 },
  },
  {
    name: 'Word: an endnote and a bookmark',
    html: `<p class=MsoNormal><a name="_Hlk5">As held</a><a style='mso-endnote-id:edn1' href="#_edn1" name="_ednref1"><span class=MsoEndnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoEndnoteReference>[i]</span><![endif]></span></span></a>.</p><div style='mso-element:endnote-list'><hr><div style='mso-element:endnote' id=edn1><p class=MsoEndnoteText><a style='mso-endnote-id:edn1' href="#_ednref1" name="_edn1"><span class=MsoEndnoteReference>[i]</span></a> In 2024.</p></div></div>`,
    lines: ['As held[^In 2024.].'],
  },
  {
    name: 'Word: two marks of one footnote text',
    html: `<p>a<a href="#_ftn1" name="_ftnref1">[1]</a> b<a href="#_ftn2" name="_ftnref2">[2]</a></p><div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> <i>Smith</i> v Jones.</p></div><div style='mso-element:footnote' id=ftn2><p><a href="#_ftnref2" name="_ftn2">[2]</a> Above.</p></div></div>`,
    lines: ['a[^Smith v Jones.] b[^Above.]'],
    lost: { noteFormat: 1 },
  },
  {
    name: 'Word: a footnote with a link, a power and a struck number',
    html: `<p>a<a href="#_ftn1" name="_ftnref1">[1]</a></p><div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> See <a href="https://example.org/act/7">the Act</a>, <a href="https://example.org/b">example.org/b</a>: 10<sup>6</sup>, not <s>5</s> 4.</p></div></div>`,
    lines: ['a[^See the Act (https://example.org/act/7), example.org/b: 10⁶, not 4.]'],
    lost: { noteFormat: 1 },
  },
  {
    name: 'Word: a table with joined cells and a list in one',
    html: `<table class=MsoTableGrid border=1><tr><td colspan=2><p class=MsoNormal><b>Fees<o:p></o:p></b></p></td></tr><tr><td rowspan=2><p>Partner</p></td><td>${wordItem('l3', 1, '·', 'hourly')}${wordItem('l3', 1, '·', 'fixed')}</td></tr><tr><td><p>none</p></td></tr></table>`,
    lines: [
      '| # (2 columns) <strong>Fees</strong> |',
      '| (2 rows) Partner | - hourly; - fixed |',
      '| none |',
    ],
  },
  {
    name: 'Word: a line in a paragraph and an empty one',
    html: '<p class=MsoNormal>Aldgate Street 1<br>London</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>By hand</p>',
    lines: ['Aldgate Street 1⏎London', 'By hand'],
  },
  {
    name: 'Word: small capitals, a highlight and a colour',
    html: `<p><span style='font-variant:small-caps'>Smith</span> <span style='background:yellow;mso-highlight:yellow'>v</span> <span style='color:red'>Jones</span></p>`,
    lines: ['Smith v Jones'],
  },
  {
    name: 'Word in Chinese: lists and full-width marks',
    html:
      wordItem('l4', 1, '（一）', '合同的订立', '宋体') +
      wordItem('l4', 1, '（二）', '合同的履行', '宋体'),
    lines: ['1. 合同的订立', '2. 合同的履行'],
    lost: { numbering: 1 },
  },
  {
    name: 'Word in French: spaces that must not break',
    html: `<p class=MsoNormal><span lang=FR>«&nbsp;Le contrat&nbsp;»&nbsp;: 10&#8239;000&nbsp;€</span></p>`,
    lines: ['«~Le contrat~»~: 10\u202f000~€'],
  },
  // mail
  {
    name: 'a mail of Word, seen in a browser: bullets',
    html: mailItem('·', 'Notice') + mailItem('·', 'Waiver') + mailItem('o', 'in writing', 72),
    lines: ['- Notice', '- Waiver', '  - in writing'],
  },
  {
    name: 'a mail of Word, seen in a browser: numbers',
    html: mailItem('1.', 'Notice') + mailItem('2.', 'Waiver'),
    lines: ['1. Notice', '2. Waiver'],
  },
  {
    name: 'Outlook: styles for marks',
    html: `<div class="elementToProof" style="font-size:11pt"><span style="font-weight:700">Bold</span> <span style="font-style:italic">slanted</span> <span style="text-decoration-line:line-through">old</span></div><div class="elementToProof"><br></div><div class="elementToProof">Next</div>`,
    lines: ['<strong>Bold</strong> <em>slanted</em> <s>old</s>', 'Next'],
  },
  {
    name: 'Outlook: a list without its bullets’ mark',
    html: `<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2">1.&nbsp;&nbsp;Ordered</p><p class="MsoListParagraph" style="mso-list:l1 level1 lfo2">2.&nbsp;&nbsp;Twice</p>`,
    lines: ['1. Ordered', '2. Twice'],
  },
  {
    name: 'Gmail: lines as blocks, and a quotation',
    html: `<div dir="ltr">Dear Ms Kato,<div><br></div><div>Please find <b>two</b> points:</div><ol><li>Scope</li><li>Price</li></ol><blockquote class="gmail_quote"><div>On Monday you wrote: yes.</div></blockquote></div>`,
    lines: [
      'Dear Ms Kato,',
      'Please find <strong>two</strong> points:',
      '1. Scope',
      '2. Price',
      'On Monday you wrote: yes.',
    ],
  },
  {
    name: 'Apple Mail: tabs and lists',
    html: `<div class="">Party<span class="Apple-tab-span" style="white-space:pre">\t</span>Role</div><ul class="MailOutline"><li class="">One</li><ul class=""><li class="">Inner</li></ul></ul>`,
    lines: ['Party<tab>Role', '- One', '  - Inner'],
  },
  // Google
  {
    name: 'Google Docs: a table with two paragraphs in a cell',
    html: docs(
      `<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse"><colgroup><col/><col/></colgroup><tbody><tr style="height:0pt"><td><p dir="ltr">${docsText('Party', 'font-weight:700')}</p></td><td><p dir="ltr">${docsText('Role', 'font-weight:700')}</p></td></tr><tr><td><p dir="ltr">${docsText('Vale')}</p></td><td><p dir="ltr">${docsText('seller')}</p><p dir="ltr">${docsText('guarantor')}</p></td></tr></tbody></table></div>`,
    ),
    lines: [
      '| # <strong>Party</strong> | # <strong>Role</strong> |',
      '| Vale | seller; guarantor |',
    ],
  },
  {
    name: 'Google Docs: a footnote and a box to tick',
    html: docs(
      `<p dir="ltr">${docsText('As agreed')}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><ul><li dir="ltr" role="checkbox" aria-checked="true"><p dir="ltr" role="presentation">${docsText('signed')}</p></li></ul><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> ${docsText('On 3 April.')}</p></div>`,
    ),
    lines: ['As agreed[^On 3 April.]', '- signed'],
  },
  {
    name: 'Google Sheets',
    html: `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table cellspacing="0" data-sheets-root="1"><colgroup><col width="100"><col width="100"></colgroup><tbody><tr><td style="font-weight:bold;" data-sheets-value="{&quot;1&quot;:2}">Court</td><td style="font-weight:bold;">Fee</td></tr><tr><td>High Court<br>London</td><td style="text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:10000}">10,000</td></tr></tbody></table>`,
    lines: ['| # Court | # Fee |', '| High Court⏎London | 10,000 |'],
  },
  // other programs
  {
    name: 'Excel: joined cells and a number in red',
    html: `<table border=0 cellpadding=0 style='border-collapse:collapse'><tr height=20><td colspan=2 class=xl66 style='font-weight:700'>2026</td></tr><tr><td class=xl65>Profit</td><td align=right><font color=red>-1,000.50</font></td></tr></table>`,
    lines: ['| # (2 columns) 2026 |', '| Profit | -1,000.50 |'],
  },
  {
    name: 'LibreOffice: a list in a list and a page break',
    html: `<ol><li><p style="line-height:100%">One</p><ol type="a"><li><p>Inner</p></li></ol></li><li><p style="page-break-before: always">Two</p></li></ol>`,
    lines: ['1. One', '  1. Inner', '2. Two'],
  },
  {
    name: 'Pages: paragraphs, a link and a nested list',
    html: `<p class="p1"><span class="s1">See <a href="https://example.org/a"><span class="s2">the Act</span></a></span></p><ul class="ul1"><li class="li1">One</li><ul class="ul1"><li class="li1">Inner</li></ul><li class="li1">Two</li></ul>`,
    lines: ['See [the Act](https://example.org/a)', '- One', '  - Inner', '- Two'],
  },
  {
    name: 'Word for the web: a table and a footnote that it leaves out',
    html: `<div class="OutlineElement Ltr"><div class="TableContainer"><table class="Table Ltr"><tbody><tr class="TableRow"><td class="FirstRow"><div class="TableCellContent"><p class="Paragraph"><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">Party</span></span><span class="EOP">&nbsp;</span></p></div></td><td class="FirstRow"><p class="Paragraph"><span class="TextRun" style="font-weight:bold">Share</span></p></td></tr><tr><td><p class="Paragraph"><span>Vale</span></p></td><td><p class="Paragraph"><span>60 %</span></p></td></tr></tbody></table></div></div>`,
    lines: ['| # <strong>Party</strong> | # <strong>Share</strong> |', '| Vale | 60 % |'],
  },
  {
    name: 'Teams: a mention and a line',
    html: `<p><span itemtype="http://schema.skype.com/Mention" itemid="0">Ines Kato</span>&nbsp;please review<br>today</p><p>&nbsp;</p>`,
    lines: ['Ines Kato~please review⏎today'],
  },
  {
    name: 'Notion: a toggle and a callout',
    html: `<ul><li><strong>Scope</strong><ul><li>Group</li></ul></li></ul><p><code>s 994</code> applies</p>`,
    lines: ['- <strong>Scope</strong>', '  - Group', 's 994 applies'],
  },
  {
    name: 'an assistant: headings, rules and lists with paragraphs',
    html: `<h2 data-start="1">Summary</h2><p data-start="2">Two <strong data-start="3">points</strong>:</p><ol data-start="4"><li><p>First</p></li><li><p>Second</p><ul><li><p>detail</p></li></ul></li></ol><hr><h3>Costs</h3>`,
    lines: [
      'h3 Summary',
      'Two <strong>points</strong>:',
      '1. First',
      '2. Second',
      '  - detail',
      'h4 Costs',
    ],
  },
  // pages
  {
    name: 'an encyclopedia: notes and edit links',
    html: `<p>Held in 1932.<sup id="cite_ref-1" class="reference"><a href="#cite_note-1"><span class="cite-bracket">[</span>1<span class="cite-bracket">]</span></a></sup></p><h3 id="Facts">Facts</h3><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><b><a href="#cite_ref-1">^</a></b></span> <span class="reference-text"><cite>Donoghue</cite>, 1932.</span></li></ol>`,
    lines: ['Held in 1932.[^Donoghue, 1932.]', 'h3 Facts'],
  },
  {
    name: 'an official journal: recitals as tables',
    html: `<table><tbody><tr><td><p class="oj-normal">(1)</p></td><td><p class="oj-normal">The market is open.</p></td></tr></tbody></table><table><tbody><tr><td><p>(2)</p></td><td><p>Rules differ.</p></td></tr></tbody></table>`,
    lines: ['| (1) | The market is open. |', '| (2) | Rules differ. |'],
  },
  {
    name: 'legislation: definitions and a quotation in a sentence',
    html: `<dl><dt>“seller”</dt><dd>who sells</dd></dl><p>He said <q>never</q>.</p>`,
    lines: ['“seller”', 'who sells', 'He said “never”.'],
  },
  {
    name: 'a page in Chinese: sections and ruby',
    html: `<section><p><strong>一、背景</strong></p><section><span>新<ruby>法<rt>fa</rt></ruby>生效。</span></section></section>`,
    lines: ['<strong>一、背景</strong>', '新法（fa）生效。'],
  },
  {
    name: 'a page with a caption, a picture and a video',
    html: `<figure><img src="a.jpg" alt="Court"><figcaption>The court</figcaption></figure><video src="b.mp4"></video><details open><summary>More</summary><p>Text</p></details>`,
    lines: ['The court', 'More', 'Text'],
    lost: { picture: 1, object: 1 },
  },
  {
    name: 'a page whose lists start elsewhere and count down',
    html: `<ol start="7"><li>Seven</li><li value="9">Nine</li></ol><ol reversed><li>Two</li><li>One</li></ol>`,
    lines: ['7. Seven', '8. Nine', '1. Two', '2. One'],
    lost: { numbering: 2 },
  },
  {
    name: 'a web page: hints where a word may break',
    html: '<p>Rechts\u00adan\u00adwalts\u200bkammer</p><p>Auf\u200clage</p>',
    lines: ['Rechtsanwaltskammer', 'Auf\u200clage'],
  },
  {
    name: 'mail servers: links behind their own addresses',
    html:
      '<p><a href="https://urldefense.proofpoint.com/v2/url?u=https-3A__www.example.org_act-3Fid-3D7-26x-3D1&d=DwMF&c=x">two</a> ' +
      '<a href="https://urldefense.com/v3/__https://www.example.org/act?id=7__;!!Abc!x$">three</a> ' +
      '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Furldefense.com%2Fv3%2F__https%3A%2Fexample.org%2Fb__%3B!!x%24&amp;data=0">both</a> ' +
      '<a href="https://urldefense.com/v3/__https://www.example.org/*act__;Iw!!Abc!x$">coded</a> ' +
      '<a href="https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fwww.example.org%2fact&amp;c=E,1">four</a> ' +
      '<a href="https://www.google.co.uk/url?sa=t&amp;url=https%3A%2F%2Fwww.example.org%2Fact">five</a></p>',
    lines: [
      '[two](https://www.example.org/act?id=7&x=1) [three](https://www.example.org/act?id=7) [both](https://example.org/b) [coded](https://urldefense.com/v3/__https://www.example.org/*act__;Iw!!Abc!x$) [four](https://www.example.org/act) [five](https://www.example.org/act)',
    ],
  },
  {
    name: 'Google Docs, as a web page: a footnote of two paragraphs',
    html: '<p>a<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> b<sup><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> First.</p><p>Second.</p></div><div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a> Other.</p></div>',
    lines: ['a[^First. Second.] b[^Other.]'],
  },
  {
    name: 'a web page: a note in the same block as the text',
    html: '<div><p>Alpha<a href="#ftn1">1</a> beta.</p><p>Gamma text.</p><p id="ftn1">1 The note.</p></div>',
    lines: ['Alpha[^1 The note.] beta.', 'Gamma text.'],
  },
  {
    name: 'a web page: paragraphs before and after a note',
    html: '<p>Alpha<a id="r1" href="#n1">1</a> beta.</p><div><p>Gamma text.</p><p id="n1"><a href="#r1">1</a> The note.</p><p>About the author.</p></div>',
    lines: ['Alpha[^The note.] beta.', 'Gamma text.', 'About the author.'],
  },
]
