import Foundation
import XcodeProject

/// The formats of property lists according to a target's settings.
struct PropertyListFormats {
    /// The format of `.plist` files among the resources.
    let lists: PropertyListFormat
    /// The format of `.strings` files among the resources.
    let tables: PropertyListFormat
    let infoPlist: PropertyListFormat

    init(_ settings: BuildSettings) {
        lists = Self.list(settings["PLIST_FILE_OUTPUT_FORMAT"])
        tables = Self.table(settings["STRINGS_FILE_OUTPUT_ENCODING"])
        infoPlist = Self.list(settings["INFOPLIST_OUTPUT_FORMAT"])
    }

    private static func list(_ name: String) -> PropertyListFormat {
        switch name.lowercased() {
        case "xml", "xml1": .xml
        case "same-as-input": .asWritten
        default: .binary
        }
    }

    private static func table(_ name: String) -> PropertyListFormat {
        switch name.lowercased().replacing("-", with: "") {
        case "utf8": .text(.utf8)
        case "utf16": .text(.utf16)
        case "utf16le": .text(.utf16LittleEndian)
        case "utf16be": .text(.utf16BigEndian)
        case "", "binary": .binary
        default: .asWritten
        }
    }
}
