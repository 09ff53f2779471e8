/** Which pictures may come from elsewhere. */
export const policyQuery = /* GraphQL */ `
  query Policy {
    settings: allSettingsGroup {
      nodes {
        topics {
          iconUrl
        }
      }
    }
    attribution: allAttributionGroup {
      nodes {
        topics {
          iconUrl
        }
      }
    }
  }
`;
