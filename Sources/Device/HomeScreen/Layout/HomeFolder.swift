/// A folder of apps on a home screen, as iOS 4 has them.
package struct HomeFolder: Hashable {
    /// No other folder of the same layout has this number. It is not kept in files.
    package let number: Int
    package var name: String
    /// The identifiers of its apps. It is empty only while a person moves icons.
    package var apps: [String]

    package init(number: Int, name: String, apps: [String]) {
        (self.number, self.name, self.apps) = (number, HomeFolder.fitting(name), apps)
    }

    /// What a folder is called that nobody has named, and whose apps have no category in common.
    package static let usualName = "Folder"

    /// Longer names are cut, in characters.
    private static let longestName = 64

    /// A name as a folder can have it: in one line, and not empty.
    package static func fitting(_ name: String) -> String {
        let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
        let trimmed = line.prefix(longestName).drop(while: \.isWhitespace)
        return trimmed.isEmpty ? usualName : String(trimmed)
    }
}
