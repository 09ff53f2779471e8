const icon = { viewBox: "0 0 24 24", body: '<path d="M0 0h24"/>' };
const entry = { type: "array", content: ["One.", "Two."] } as const;
/** A picture that the build made. */
export const aPictureFile = {
  childImageSharp: {
    gatsbyImageData: {
      layout: "fixed" as const,
      width: 80,
      height: 80,
      images: {
        sources: [{ srcSet: "/a.webp 80w", sizes: "80px", type: "image/webp" }],
        fallback: { src: "/a.jpg", srcSet: "/a.jpg 80w", sizes: "80px" },
      },
    },
  },
};
/** What may stand for a project: no project has both. */
const cover = {
  coverPath: "/covers/oak.svg",
  coverPicture: { childImageSharp: { resize: { src: "/oak.webp" } } },
};
const french = { lang: "fr", dir: "ltr" };
const paragraph = { content: "A paragraph." };
const credits = [
  {
    heading: "Stack",
    topics: [{ name: "React", link: "https://react.dev/", icon, iconUrl: "/a.svg" }],
  },
];

/** What each section's page query answers, with everything there that may be missing. */
export const SAMPLES = {
  General: {
    site: {
      owner: {
        photo: { alt: "Alex.", drawing: "/static/alex.svg", file: aPictureFile },
        headline: "Makes slow screens quick.",
        summary: "For thirty years.",
        availability: "Open to work",
        pronouns: "they/them",
        timeZone: "Europe/Oslo",
        phone: "+47 22 33 44 55",
      },
    },
    general: {
      heading: "Hello",
      paragraphs: ["One.", "Two."],
      featured: [
        {
          name: "Oak",
          address: "/projects/oak/",
          brief: "A calm page.",
          language: french,
          ...cover,
        },
      ],
    },
  } satisfies Queries.GeneralPageQuery,

  Career: {
    career: {
      work: [
        {
          name: "Oak Ltd",
          position: "Engineer",
          location: "Oslo",
          url: "https://oak.example",
          summary: "Built a table.",
          highlights: ["It is quick."],
          startDate: "2020-01",
          endDate: "present",
          time: "Jan 2020 – present",
        },
      ],
      education: [
        {
          institution: "School",
          area: "Letters",
          studyType: "Bachelor",
          url: "https://school.example",
          startDate: "2010",
          endDate: "2013",
          time: "2010–2013",
        },
      ],
    },
  } satisfies Queries.CareerPageQuery,

  Projects: {
    projects: {
      nodes: [
        {
          name: "Oak",
          address: "/projects/oak/",
          language: french,
          basics: { company: entry, year: entry },
          ...cover,
        },
      ],
    },
    project: {
      name: "Oak",
      address: "/projects/oak/",
      language: french,
      coverPath: "/covers/oak.svg",
      links: [{ label: "Source", url: "https://oak.example/" }],
      pictures: [{ alt: "An oak.", caption: "In May.", file: aPictureFile }],
      problem: entry,
      decisions: entry,
      outcome: entry,
      basics: {
        company: entry,
        name: entry,
        alias: entry,
        keywords: entry,
        role: entry,
        year: entry,
      },
      description: { whatWasDone: entry },
      aboutCompany: { country: entry, city: entry, statement: entry },
    },
  } satisfies Queries.ProjectsPageQuery,

  Interests: {
    interests: {
      nodes: [{ heading: "Trees", topics: [{ name: "Oak", level: 50, seniority: "Senior" }] }],
    },
  } satisfies Queries.InterestsPageQuery,

  Mission: {
    mission: { heading: "Care", paragraphs: ["One."] },
  } satisfies Queries.MissionPageQuery,

  Contact: {
    contacts: {
      nodes: [
        {
          heading: "All",
          topics: [
            {
              name: "Mail",
              level: "Daily",
              mail: "a@example.com",
              link: "https://example.com",
              icon,
            },
          ],
        },
      ],
    },
  } satisfies Queries.ContactPageQuery,

  Attribution: {
    settings: { nodes: credits },
    attribution: { nodes: credits },
    wallpapers: {
      nodes: [
        {
          name: "bg1",
          title: "Silk",
          alt: "Blue silk.",
          author: "Ada",
          licence: "CC0-1.0",
          file: {
            childImageSharp: {
              gatsbyImageData: {
                layout: "fixed",
                width: 160,
                height: 90,
                images: {
                  fallback: { src: "/silk.jpg", srcSet: "/silk.jpg 160w", sizes: "160px" },
                  sources: [{ srcSet: "/silk.avif 160w", type: "image/avif", sizes: "160px" }],
                },
              },
            },
          },
        },
      ],
    },
  } satisfies Queries.AttributionPageQuery,

  Posts: {
    posts: {
      nodes: [
        {
          name: "marble",
          address: "/posts/marble/",
          language: french,
          date: "2024-05-31",
          day: "31 May 2024",
          isDraft: false,
        },
      ],
    },
    post: {
      name: "marble",
      address: "/posts/marble/",
      language: french,
      date: "2024-05-31",
      day: "31 May 2024",
      readingMinutes: 1,
      tags: ["stone"],
      isDraft: false,
      html: "<p>Marble.</p>",
      introduction: { paragraph1: paragraph, paragraph2: paragraph, paragraph3: paragraph },
      body: {
        paragraph1: paragraph,
        paragraph2: paragraph,
        paragraph3: paragraph,
        paragraph4: paragraph,
        paragraph5: paragraph,
        paragraph6: paragraph,
      },
      conclusion: {
        paragraph1: paragraph,
        paragraph2: paragraph,
        paragraph3: paragraph,
        paragraph4: paragraph,
      },
    },
  } satisfies Queries.PostsPageQuery,
};
