/// An event of a running build.
public enum BuildEvent: Sendable {
    /// A step starts: `(3, of: 12, "Compiling", "AppDelegate.m")`.
    case step(Int, of: Int, verb: String, subject: String)
    /// The unchanged output of a tool, with its warnings, errors and colours.
    case toolOutput(String)
    /// A warning of the builder itself, in the format of compilers.
    case warning(String)
    /// A note of the builder itself, in the format of compilers. It is not about a problem.
    case remark(String)
}
