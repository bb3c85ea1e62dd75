/// The two ways to build an app, as Xcode names them.
public enum Configuration: String, CaseIterable, Sendable {
    /// Unoptimised, with debug information; messages to deallocated objects are diagnosed.
    case debug = "Debug"
    /// Optimised, and the same bytes wherever the project's folder lies.
    case release = "Release"
}
