/** What is not taken over of each résumé in `resumes/`: where it stands, and what the owner reads. */
export const REMARKS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  arabic: [
    [
      "work.1.startDate",
      '"٢٠١٨" is not a time such as "2014", "2014-06" or "June 2014", so it was left out.',
    ],
    ["work.1.endDate", '"2020-11" is an end without a beginning, so it was left out.'],
  ],
  "command-line-sample": [
    [
      "basics.website",
      '"http://robin.sampleson.example" was left out: "siteUrl" in site.json says where the site is.',
    ],
    [
      "basics.picture",
      '"http://pictures.example.com/robin.jpg" was left out: "photo" in site.json names a file in data/.',
    ],
    ["basics.location.address", '"1 Nowhere Lane" was left out: the site names the city alone.'],
    ["basics.location.postalCode", '"00000" was left out: the site names the city alone.'],
    [
      "basics.profiles.2",
      '{"network":"Twitter","username":"robin","url":"http://chat.e… was left out: a profile needs an address that begins with https://.',
    ],
    [
      "interests.1",
      '{"name":"Wildlife","keywords":["Ferrets","Unicorns"]} was left out: a topic in interests.json needs a level from 0 to 100 and a seniority.',
    ],
    ["work.1.startDate", '"2013-12-01" has a day, which was left out: 2013-12 is written.'],
    ["work.1.endDate", '"2014-12-01" has a day, which was left out: 2014-12 is written.'],
    ["education.1.startDate", '"2011-06-01" has a day, which was left out: 2011-06 is written.'],
    ["education.1.endDate", '"2014-01-01" has a day, which was left out: 2014-01 is written.'],
    [
      "volunteer.1.website",
      '"http://club.example.com/" is not an address that begins with https://, so it was left out.',
    ],
    ["volunteer.1.startDate", '"2012-01-01" has a day, which was left out: 2012-01 is written.'],
    ["volunteer.1.endDate", '"2013-01-01" has a day, which was left out: 2013-01 is written.'],
    [
      "publications.1.releaseDate",
      '"2014-10-01" has a day, which was left out: 2014-10 is written.',
    ],
    ["awards.1.date", '"2014-11-01" has a day, which was left out: 2014-11 is written.'],
  ],
  "first-version": [
    [
      "work.2",
      '{"company":"A year off","startDate":"2008","endDate":"2009"} was left out: a job needs an employer and a position.',
    ],
    ["hobbies", '[{"name":"Chess"}] has no place on the site.'],
  ],
  gitconnected: [
    [
      "basics.url",
      '"https://gitconnected.example.com/devmadeup" was left out: "siteUrl" in site.json says where the site is.',
    ],
    [
      "basics.website",
      '"https://dev.madeup.example" was left out: "siteUrl" in site.json says where the site is.',
    ],
    ["basics.profiles.2.username", '"devmadeup" was left out: a visitor sees the address.'],
    [
      "projects.1",
      '{"name":"loop-the-loop","displayName":"Loop the loop","summa… was left out: a project here needs "entity", the company, "roles", what you were there, and "startDate", when it was.',
    ],
    [
      "work.1.startDate",
      '"2021-01-01T00:00:00.000Z" has a day, which was left out: 2021-01 is written.',
    ],
    ["work.1.isCurrentRole", "true has no place on the site."],
    ["work.1.start", '{"year":2021,"month":1} has no place on the site.'],
    [
      "work.2",
      '{"name":"","position":"Freelancer","startDate":"2018","endDa… was left out: a job needs an employer and a position.',
    ],
    ["skills.1.rating", "5 has no place on the site."],
    ["skills.1.yearsOfExperience", "7 has no place on the site."],
    ["skills.2", '{"name":"","keywords":["left over"]} was left out: a skill needs a name.'],
    ["basics.username", '"devmadeup" has no place on the site.'],
    ["basics.blog", '"https://blog.madeup.example" has no place on the site.'],
    ["basics.yearsOfExperience", "7 has no place on the site."],
    ["basics.region", '"Somewhere" has no place on the site.'],
  ],
  japanese: [
    [
      "projects.2",
      '{"name":"時計 ","entity":"例示製作所","roles":["設計"],"startDate":"2… was left out: there is another project called "時計 ".',
    ],
    [
      "work.1.startDate",
      '"2015年4月" is not a time such as "2014", "2014-06" or "June 2014", so it was left out.',
    ],
    ["work.1.endDate", '"2018-03" is an end without a beginning, so it was left out.'],
  ],
  "linkedin-extension": [
    [
      "basics.image",
      '"https://media.example.com/face.jpg" was left out: "photo" in site.json names a file in data/.',
    ],
    [
      "basics.phone",
      '"555.010.2233 (work)" is not a phone number, such as "+47 22 33 44 55", so it was left out.',
    ],
    ["work.1.startDate", '"2020-05-31" has a day, which was left out: 2020-05 is written.'],
    ["work.2.startDate", '"2019-06-30" has a day, which was left out: 2019-06 is written.'],
    ["work.2.endDate", '"2019-01-31" has a day, which was left out: 2019-01 is written.'],
    ["work.2.endDate", '"2019-01" is before the beginning, "2019-06", so it was left out.'],
    ["education.1.startDate", '"2015-12-31" has a day, which was left out: 2015-12 is written.'],
    ["education.1.endDate", '"2018-12-31" has a day, which was left out: 2018-12 is written.'],
    ["education.2.endDate", '"2012-12-31" has a day, which was left out: 2012-12 is written.'],
    ["education.2.endDate", '"2012-12" is an end without a beginning, so it was left out.'],
    ["certificates.1.startDate", '"2021-03-31" has no place on the site.'],
  ],
  little: [
    [
      "interests.1.topics.2",
      '{"name":"Trees","level":"tall","seniority":"Senior"} was left out: a topic in interests.json needs a level from 0 to 100 and a seniority.',
    ],
    [
      "interests.1.keywords",
      '"Moss" was left out: a topic in interests.json needs a level from 0 to 100 and a seniority.',
    ],
    [
      "interests.2",
      '{"name":"Gardens","topics":[{"name":"Weeds","level":10,"seni… was left out: there is another interest called "Gardens".',
    ],
    ["references.1", '{"name":"Nobody"} was left out: a reference needs a name and what they say.'],
  ],
  "reactive-resume": [
    [
      "basics.url",
      '"https://vera.invented.example" was left out: "siteUrl" in site.json says where the site is.',
    ],
    [
      "basics.image",
      '"https://photos.example.com/vera.png" was left out: "photo" in site.json names a file in data/.',
    ],
    [
      "basics.summary",
      '"<p>Designs <strong>samples</strong> &amp; examples.</p><ul>…" is HTML, of which only the words were taken.',
    ],
    [
      "basics.profiles.1",
      '{"network":"Dribbble","username":"vera","url":"dribbble.exam… was left out: a profile needs an address that begins with https://.',
    ],
    [
      "work.1.summary",
      '"<p>Screens for a <em>made-up</em> bank.</p>" is HTML, of which only the words were taken.',
    ],
    ["work.2.endDate", '"28 February 2019" has a day, which was left out: 2019-02 is written.'],
    [
      "languages.1",
      '{"name":"Norwegian","level":5} was left out: it doesn’t say which "language" it is.',
    ],
    [
      "custom",
      '{"a1b2":{"title":"Extra","items":[{"title":"Something"}]}} has no place on the site.',
    ],
  ],
  "standard-resume": [
    [
      "basics.url",
      '"casey.concocted.example" was left out: "siteUrl" in site.json says where the site is.',
    ],
    ["basics.email", '"casey[at]concocted.example" is not an e-mail address, so it was left out.'],
    [
      "work.1.highlights.4",
      '{"text":"Days"} is a record where a text should be, so it was left out.',
    ],
    ["work.2.startDate", '"01/02/2012" may be either of two months, so only the year is written.'],
    ["work.2.endDate", '"25/12/2013" has a day, which was left out: 2013-12 is written.'],
    [
      "work.3.startDate",
      '"Summer 2011" is not a time such as "2014", "2014-06" or "June 2014", so it was left out.',
    ],
    [
      "work.3.endDate",
      '"2011-13" is not a time such as "2014", "2014-06" or "June 2014", so it was left out.',
    ],
    ["education.1.startDate", '"1812" is before 1900, so it was left out.'],
    ["education.1.endDate", '"present" is an end without a beginning, so it was left out.'],
    ["education.2.endDate", '"2199" is in the future: "present" is written.'],
    ["skills", '"Kindness" is a text where a list should be, so it was left out.'],
    ["languages.1", '"English" is a text where a record should be, so it was left out.'],
  ],
  "version-one": [
    ["projects.1.startDate", '"2016-08-24" has a day, which was left out: 2016-08 is written.'],
    ["projects.1.type", '"bridge" has no place on the site.'],
    [
      "projects.2",
      '{"name":"A raft","description":"By myself.","startDate":"201… was left out: a project here needs "entity", the company and "roles", what you were there.',
    ],
    ["certificates.1.date", '"2021-11-07" has a day, which was left out: 2021-11 is written.'],
  ],
};
