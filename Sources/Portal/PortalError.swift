/// Why the portal refuses something, and what can be done.
package struct PortalError: Error, CustomStringConvertible {
    package enum Reason: String, Sendable {
        /// Not in the form that is needed.
        case invalid
        case notFound = "not-found"
        /// Somebody with another role may.
        case notAllowed = "not-allowed"
        /// Against a rule of the program: too many, too early, not the right kind.
        case refused
        /// There already.
        case conflict
        /// The portal's own files.
        case storage
    }

    package let reason: Reason
    package let problem: String
    package let cure: String?

    package init(_ reason: Reason, _ problem: String, cure: String? = nil) {
        self.reason = reason
        self.problem = problem
        self.cure = cure
    }

    package var description: String { problem + (cure.map { "\n    \($0)" } ?? "") }
}
