import Foundation

/// Where a bundle's Info.plist comes from, and what is put into it.
package struct InfoPlistSource: Sendable {
    package var file: URL
    package var productName: String
    package var executableName: String
    /// Names that stand for values in it; nil where a project's folder has only the usual ones.
    package var expand: (@Sendable (String) -> String)?
    package var preprocessing: InfoPlistPreprocessing?
    /// Values for keys that the file does not have.
    package var additions: [String: InfoPlistValue] = [:]
    package var format = PropertyListFormat.binary
}

/// A value that a build adds to an Info.plist.
package enum InfoPlistValue: Sendable {
    case text(String)
    case texts([String])
    case numbers([Int])

    var object: Any {
        switch self {
        case .text(let text): text
        case .texts(let texts): texts
        case .numbers(let numbers): numbers
        }
    }
}
