import { graphql } from '@/lib/graphql/generated'

export const memberProductsQuery = graphql(`
  query MemberProducts($locale: LocaleInputType) {
    NavigatorServices(limit: 50, locale: $locale) {
      docs {
        id
        slug
        title
        summary
        product {
          feature
        }
      }
    }
    ProductRequests(limit: 100, sort: "-createdAt") {
      docs {
        id
        permission
        state
        createdAt
      }
    }
  }
`)

export const requestProductMutation = graphql(`
  mutation RequestProduct($permission: String!, $note: String) {
    createProductRequest(data: { permission: $permission, note: $note }) {
      id
    }
  }
`)

export const cancelProductRequestMutation = graphql(`
  mutation WithdrawProductRequest($id: Int!) {
    deleteProductRequest(id: $id) {
      id
    }
  }
`)

export const alertsQuery = graphql(`
  query Alerts($locale: LocaleInputType) {
    AlertSubscriptions(limit: 200, sort: "createdAt", locale: $locale) {
      docs {
        id
        topic
        search
        searchLocale
        service
        choices
        about
        frequency
        active
        kinds {
          articles
          news
          events
          trainings
        }
        practice(locale: $locale) {
          id
          title
        }
        sector(locale: $locale) {
          id
          title
        }
        country(locale: $locale) {
          id
          name
        }
      }
    }
  }
`)

export const createAlertMutation = graphql(`
  mutation CreateAlert($data: mutationAlertSubscriptionInput!) {
    createAlertSubscription(data: $data) {
      id
    }
  }
`)

export const updateAlertMutation = graphql(`
  mutation UpdateAlert($id: Int!, $data: mutationAlertSubscriptionUpdateInput!) {
    updateAlertSubscription(id: $id, data: $data) {
      id
    }
  }
`)

export const deleteAlertMutation = graphql(`
  mutation DeleteAlert($id: Int!) {
    deleteAlertSubscription(id: $id) {
      id
    }
  }
`)

export const consentsQuery = graphql(`
  query Consents {
    ConsentEntries(limit: 100, sort: "-at") {
      docs {
        id
        purpose
        state
        wording
        channel
        at
      }
    }
  }
`)
