import Foundation

/// An app of which a team has given builds to its testers.
package struct PublishedApp: Sendable, Equatable, Encodable {
    let id: Int64
    package let bundle: String
    /// Who has it may install the builds: 48 hexadecimal digits that nobody can guess.
    package let link: String
    /// The newest first.
    package let builds: [PublishedBuild]

    private enum CodingKeys: CodingKey { case bundle, link, builds }

    /// Its address, after the site's.
    package var path: String { "/install/\(link)" }
    package var title: String { builds.first?.title ?? bundle }
}
