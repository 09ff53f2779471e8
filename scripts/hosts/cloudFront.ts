import {
  type AddressKind,
  type Headers,
  isFolder,
  KEPT_FOLDER,
} from "../../src/build/headers/siteHeaders";
import { type HostedSite, MADE_BY } from "./hostFile";

/** Amazon's own "CachingOptimized", which compresses and goes by what the file says. */
const CACHE_POLICY = "658327ea-f89d-4fab-a63d-7e88639e58f6";

/** S3 knows files only: a folder's page is found, and a folder without its slash gets one. */
const FIND_PAGE = `function handler(event) {
  var request = event.request;
  var last = request.uri.split("/").pop();
  if (last === "") request.uri += "index.html";
  else if (last.indexOf(".") === -1)
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: request.uri + "/" } } };
  return request;
}`;

/** Headers that CloudFront takes by a name of its own only. */
const SECURITY: Readonly<Record<string, (value: string) => object>> = {
  "X-Content-Type-Options": () => ({ ContentTypeOptions: { Override: true } }),
  "Referrer-Policy": (value) => ({ ReferrerPolicy: { ReferrerPolicy: value, Override: true } }),
  "Content-Security-Policy": (value) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value, Override: true },
  }),
  "Strict-Transport-Security": (value) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(value.replace("max-age=", "")),
      Override: true,
    },
  }),
};

/** What the files themselves say, since they are uploaded with it. */
const OF_FILES = "Cache-Control";

const headersPolicy = (kind: AddressKind, headers: Headers) => {
  const said = Object.entries(headers).filter(([name]) => name !== OF_FILES);
  const custom = said.filter(([name]) => !(name in SECURITY));
  return {
    Type: "AWS::CloudFront::ResponseHeadersPolicy",
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { "Fn::Sub": `\${AWS::StackName}-${kind}` },
        SecurityHeadersConfig: Object.assign(
          {},
          ...said.map(([name, value]) => SECURITY[name]?.(value) ?? {}),
        ),
        CustomHeadersConfig: {
          Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
        },
      },
    },
  };
};

const POLICY_NAMES: Readonly<Record<AddressKind, string>> = {
  kept: "KeptHeaders",
  framed: "FramedHeaders",
  usual: "UsualHeaders",
};

const behaviour = (kind: AddressKind) => ({
  TargetOriginId: "bucket",
  ViewerProtocolPolicy: "redirect-to-https",
  Compress: true,
  CachePolicyId: CACHE_POLICY,
  ResponseHeadersPolicyId: { Ref: POLICY_NAMES[kind] },
  FunctionAssociations: [
    { EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": ["FindPage", "FunctionARN"] } },
  ],
});

/** A stack of CloudFormation's: a bucket that nobody but CloudFront reads, and CloudFront before it. */
export const cloudFrontTemplate = ({ headers, prefix }: HostedSite): string => {
  const { always, ofKind, framed } = headers;
  const kinds = (["kept", "framed", "usual"] as const).filter(
    (kind) => kind !== "framed" || framed.length > 0,
  );
  const policies = kinds.map((kind) => [
    POLICY_NAMES[kind],
    headersPolicy(kind, { ...always, ...ofKind[kind] }),
  ]);
  const stack = {
    AWSTemplateFormatVersion: "2010-09-09",
    Description: `${MADE_BY}; docs/deploy/s3-cloudfront.md says how it is used.`,
    Resources: {
      Bucket: { Type: "AWS::S3::Bucket" },
      BucketPolicy: {
        Type: "AWS::S3::BucketPolicy",
        Properties: {
          Bucket: { Ref: "Bucket" },
          PolicyDocument: {
            Version: "2012-10-17",
            Statement: [
              {
                Effect: "Allow",
                Principal: { Service: "cloudfront.amazonaws.com" },
                // Without the right to list, a file that is not there would be answered with 403.
                Action: ["s3:GetObject", "s3:ListBucket"],
                Resource: [{ "Fn::GetAtt": ["Bucket", "Arn"] }, { "Fn::Sub": `\${Bucket.Arn}/*` }],
                Condition: {
                  StringEquals: {
                    "AWS:SourceArn": {
                      "Fn::Sub": `arn:\${AWS::Partition}:cloudfront::\${AWS::AccountId}:distribution/\${Distribution}`,
                    },
                  },
                },
              },
            ],
          },
        },
      },
      Access: {
        Type: "AWS::CloudFront::OriginAccessControl",
        Properties: {
          OriginAccessControlConfig: {
            Name: { Ref: "AWS::StackName" },
            OriginAccessControlOriginType: "s3",
            SigningBehavior: "always",
            SigningProtocol: "sigv4",
          },
        },
      },
      FindPage: {
        Type: "AWS::CloudFront::Function",
        Properties: {
          Name: { "Fn::Sub": `\${AWS::StackName}-find-page` },
          AutoPublish: true,
          FunctionConfig: { Comment: "Finds a folder's page", Runtime: "cloudfront-js-2.0" },
          FunctionCode: FIND_PAGE,
        },
      },
      ...Object.fromEntries(policies),
      Distribution: {
        Type: "AWS::CloudFront::Distribution",
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: "http2and3",
            IPV6Enabled: true,
            Origins: [
              {
                Id: "bucket",
                DomainName: { "Fn::GetAtt": ["Bucket", "RegionalDomainName"] },
                OriginAccessControlId: { "Fn::GetAtt": ["Access", "Id"] },
                S3OriginConfig: { OriginAccessIdentity: "" },
              },
            ],
            DefaultCacheBehavior: behaviour("usual"),
            CacheBehaviors: [
              { PathPattern: `${prefix}${KEPT_FOLDER}*`, ...behaviour("kept") },
              ...framed.map((own) => ({
                PathPattern: prefix + (isFolder(own) ? `${own}*` : own),
                ...behaviour("framed"),
              })),
            ],
            CustomErrorResponses: [
              {
                ErrorCode: 404,
                ResponseCode: 404,
                ResponsePagePath: `${prefix}/404.html`,
                // Whatever is missing may be there next time.
                ErrorCachingMinTTL: 0,
              },
            ],
          },
        },
      },
    },
    Outputs: {
      Bucket: { Value: { Ref: "Bucket" } },
      Address: { Value: { "Fn::GetAtt": ["Distribution", "DomainName"] } },
    },
  };
  return `${JSON.stringify(stack, null, 2)}\n`;
};
