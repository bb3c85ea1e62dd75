@_exported import CoreGraphics

public typealias ABRecordID = Int32
public typealias ABPropertyID = Int32
public typealias ABMultiValueIdentifier = Int32

/// A property of a person, and the database column or table that stores it.
package struct ABProperty: Sendable {
    /// The type of a property's values. The raw values are those of `ABPropertyType`.
    package enum Kind: UInt32, Sendable {
        case invalid = 0
        case string = 1
        case integer = 2
        case real = 3
        case dateTime = 4
        case dictionary = 5
        case multiString = 0x101
        case multiInteger = 0x102
        case multiReal = 0x103
        case multiDateTime = 0x104
        case multiDictionary = 0x105

        /// The bit that is set for multi-value properties. (`kABMultiValueMask`)
        package static let multiBit: UInt32 = 0x100
        package var isMulti: Bool { rawValue & Kind.multiBit != 0 }
    }

    package let id: ABPropertyID
    package let kind: Kind
    /// The column of the table of people. Unused for multi-value properties: the table of values refers to them by
    /// `id`.
    package let column: String
    package let localizedName: String

    /// The properties of a person, ordered by identifier.
    package static let all: [ABProperty] = [
        ABProperty(id: 0, kind: .string, column: "First", localizedName: "First"),
        ABProperty(id: 1, kind: .string, column: "Last", localizedName: "Last"),
        ABProperty(id: 2, kind: .integer, column: "Kind", localizedName: "Kind"),
        ABProperty(id: 3, kind: .multiString, column: "Phone", localizedName: "Phone"),
        ABProperty(id: 4, kind: .multiString, column: "Email", localizedName: "Email"),
        ABProperty(id: 5, kind: .multiDictionary, column: "Address", localizedName: "Address"),
        ABProperty(id: 6, kind: .string, column: "Middle", localizedName: "Middle"),
        ABProperty(id: 7, kind: .string, column: "FirstPhonetic", localizedName: "Phonetic First Name"),
        ABProperty(id: 8, kind: .string, column: "MiddlePhonetic", localizedName: "Phonetic Middle Name"),
        ABProperty(id: 9, kind: .string, column: "LastPhonetic", localizedName: "Phonetic Last Name"),
        ABProperty(id: 10, kind: .string, column: "Organization", localizedName: "Company"),
        ABProperty(id: 11, kind: .string, column: "Department", localizedName: "Department"),
        ABProperty(id: 12, kind: .multiDateTime, column: "Date", localizedName: "Date"),
        ABProperty(id: 13, kind: .multiDictionary, column: "InstantMessage", localizedName: "Instant Message"),
        ABProperty(id: 14, kind: .string, column: "Note", localizedName: "Notes"),
        ABProperty(id: 15, kind: .dateTime, column: "CreationDate", localizedName: "Creation Date"),
        ABProperty(id: 16, kind: .dateTime, column: "ModificationDate", localizedName: "Modification Date"),
        ABProperty(id: 17, kind: .dateTime, column: "Birthday", localizedName: "Birthday"),
        ABProperty(id: 18, kind: .string, column: "JobTitle", localizedName: "Job Title"),
        ABProperty(id: 19, kind: .string, column: "Nickname", localizedName: "Nickname"),
        ABProperty(id: 20, kind: .string, column: "Prefix", localizedName: "Prefix"),
        ABProperty(id: 21, kind: .string, column: "Suffix", localizedName: "Suffix"),
        ABProperty(id: 22, kind: .multiString, column: "URL", localizedName: "URL"),
        ABProperty(id: 23, kind: .multiString, column: "RelatedNames", localizedName: "Related People"),
        ABProperty(id: 24, kind: .multiDictionary, column: "SocialProfile", localizedName: "Profile"),
    ]

    /// The name of a group, its only property.
    package static let groupName = ABProperty(id: 3, kind: .string, column: "Name", localizedName: "Name")

    /// - Returns: nil if a source has no property with this identifier.
    package static func source(_ id: ABPropertyID) -> ABProperty? {
        switch id {
        case sourceName: ABProperty(id: id, kind: .string, column: "Name", localizedName: "Name")
        case sourceType: ABProperty(id: id, kind: .integer, column: "Type", localizedName: "Type")
        default: nil
        }
    }

    /// - Returns: nil if a person has no property with this identifier.
    package static func person(_ id: ABPropertyID) -> ABProperty? {
        all.indices.contains(Int(id)) ? all[Int(id)] : nil
    }

    package static let firstName: ABPropertyID = 0
    package static let lastName: ABPropertyID = 1
    package static let kind: ABPropertyID = 2
    package static let phone: ABPropertyID = 3
    package static let email: ABPropertyID = 4
    package static let address: ABPropertyID = 5
    package static let middleName: ABPropertyID = 6
    package static let firstNamePhonetic: ABPropertyID = 7
    package static let middleNamePhonetic: ABPropertyID = 8
    package static let lastNamePhonetic: ABPropertyID = 9
    package static let organization: ABPropertyID = 10
    package static let department: ABPropertyID = 11
    package static let date: ABPropertyID = 12
    package static let instantMessage: ABPropertyID = 13
    package static let note: ABPropertyID = 14
    package static let creationDate: ABPropertyID = 15
    package static let modificationDate: ABPropertyID = 16
    package static let birthday: ABPropertyID = 17
    package static let jobTitle: ABPropertyID = 18
    package static let nickname: ABPropertyID = 19
    package static let prefix: ABPropertyID = 20
    package static let suffix: ABPropertyID = 21
    package static let url: ABPropertyID = 22
    package static let relatedNames: ABPropertyID = 23
    package static let socialProfile: ABPropertyID = 24
    package static let sourceName: ABPropertyID = 0
    package static let sourceType: ABPropertyID = 1
}
