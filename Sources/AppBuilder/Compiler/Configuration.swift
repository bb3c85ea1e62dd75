/// The two build configurations, named as in Xcode.
public enum Configuration: String, CaseIterable, Sendable {
    /// Unoptimised, with debug information; messages to deallocated objects are diagnosed.
    case debug = "Debug"
    /// Optimised; the output does not depend on the path of the project.
    case release = "Release"
}
