/// What a build tells while it runs.
public enum BuildEvent: Sendable {
    /// A step begins: `(3, of: 12, "Compiling", "AppDelegate.m")`.
    case step(Int, of: Int, verb: String, subject: String)
    /// What a tool printed, as it gave it (warnings and errors in their own lines and colours).
    case toolOutput(String)
    /// A remark of the builder's own, in the form of a compiler's warning.
    case warning(String)
    /// What somebody may want to know, and nothing is wrong with, in the form of a compiler's note.
    case remark(String)
}
