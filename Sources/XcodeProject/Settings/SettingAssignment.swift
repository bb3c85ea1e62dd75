/// One `NAME[sdk=iphoneos*] = value` of a project or configuration file.
package struct SettingAssignment: Hashable, Sendable {
    package let name: String
    /// All must hold for the assignment to count.
    package let conditions: [SettingCondition]
    /// As it is written; the elements of a list with spaces between them.
    package let value: String
}
