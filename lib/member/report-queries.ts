import { graphql } from '@/lib/graphql/generated'

export const savedReportsQuery = graphql(`
  query SavedReports {
    NavigatorReports(limit: 200, sort: "-createdAt") {
      docs {
        id
        name
        service
        query
        language
        madeAt
        changed
        changes
      }
    }
  }
`)

export const createReportMutation = graphql(`
  mutation CreateReport($data: mutationNavigatorReportInput!) {
    createNavigatorReport(data: $data) {
      id
    }
  }
`)

export const updateReportMutation = graphql(`
  mutation UpdateReport($id: Int!, $data: mutationNavigatorReportUpdateInput!) {
    updateNavigatorReport(id: $id, data: $data) {
      id
    }
  }
`)

export const deleteReportMutation = graphql(`
  mutation DeleteReport($id: Int!) {
    deleteNavigatorReport(id: $id) {
      id
    }
  }
`)
