import { graphql } from '@/lib/graphql/generated'

export const siteQuery = graphql(`
  query Site($locale: LocaleInputType!, $draft: Boolean!) {
    SiteSettings(locale: $locale, draft: $draft) {
      firmName
      tagline
      description
      footerText
      email
      phone
      wechat
      social {
        label
        href
      }
      legalLines
      legalLinks {
        label
        href
      }
      brand {
        logo {
          ...Picture
        }
        logoOnDark {
          ...Picture
        }
        mark {
          ...Picture
        }
        colours {
          token
          light
          dark
        }
      }
    }
    Navigation(locale: $locale, draft: $draft) {
      utility {
        label
        href
      }
      sections {
        label
        href
        intro
        groups {
          heading
          links {
            label
            href
          }
        }
      }
      footer {
        heading
        links {
          label
          href
        }
      }
    }
  }
`)
