import Foundation

/// One language of a localised file.
package struct XcodeVariant: Hashable, Sendable {
    /// `en`, `French`, `Base`: the name of the `.lproj` folder.
    package let region: String
    package let url: URL
}
