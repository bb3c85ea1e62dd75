/// `[sdk=iphoneos*]`: the assignment counts only when building for that.
package struct SettingCondition: Hashable, Sendable {
    /// `sdk`, `arch`, `config` or `variant`.
    package let subject: String
    /// With `*` for any text.
    package let pattern: String
}
