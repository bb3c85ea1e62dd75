/// Which icons of a build the portal has.
package struct BuildIconList: Sendable, Equatable {
    package var hasIcon: Bool
    /// False if the picture is finished: the device adds no gloss.
    package var needsShine: Bool
}
