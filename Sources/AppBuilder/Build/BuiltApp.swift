import Foundation

/// A finished `.app`: a bundle folder with the executable, the Info.plist and the resources at its top.
public struct BuiltApp: Sendable {
    public let folder: URL
    public let executable: URL
    public let identifier: String
}
