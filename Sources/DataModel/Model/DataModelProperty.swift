import Foundation

/// A property of an entity.
package struct DataModelProperty: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case attribute(DataModelAttribute)
        case relationship(DataModelRelationship)
        case fetched(DataModelRequest)
    }

    package var name: String
    package var isOptional = true
    package var isTransient = false
    package var isIndexed = false
    package var userInfo: [String: String] = [:]
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var kind: Kind

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// What an attribute holds.
package struct DataModelAttribute: Equatable, Sendable {
    /// The numbers are those of `NSAttributeType`.
    package enum ValueType: Int, Sendable {
        case undefined = 0
        case integer16 = 100
        case integer32 = 200
        case integer64 = 300
        case decimal = 400
        case double = 500
        case float = 600
        case string = 700
        case boolean = 800
        case date = 900
        case binary = 1000
        case transformable = 1800
    }

    package var type: ValueType
    /// As it was typed.
    package var defaultValue: String?
    /// Seconds since the first instant of 2001, GMT.
    package var defaultDate: Double?
    package var minimum: String?
    package var maximum: String?
    package var minimumDate: Double?
    package var maximumDate: Double?
    package var pattern: String?
    package var transformerName: String?
    package var allowsExternalStorage = false

    package init(type: ValueType) { self.type = type }
}

/// Where a relationship leads.
package struct DataModelRelationship: Equatable, Sendable {
    /// The numbers are those of `NSDeleteRule`.
    package enum DeleteRule: Int, Sendable {
        case noAction = 0
        case nullify = 1
        case cascade = 2
        case deny = 3
    }

    package var destination: String?
    package var inverse: String?
    package var deleteRule = DeleteRule.nullify
    package var minimumCount = 0
    /// 1 for a relationship to one object, 0 for one without limit.
    package var maximumCount = 1
    package var isOrdered = false

    package init() {}
}
