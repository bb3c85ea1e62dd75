import Device
import Foundation
import Testing

/// Pictures of screens that were looked at: Tests/DeviceTests/Pictures.
///
/// With VERGER_REBASELINE set the pictures are written anew instead.
@MainActor enum ScreenPicture {
    /// Compares what a device shows with the picture of a name.
    static func compare(_ device: Device, _ name: String) throws {
        let file = (#filePath as NSString).deletingLastPathComponent + "/Pictures/\(name).png"
        let picture = try device.screenshot()
        if ProcessInfo.processInfo.environment["VERGER_REBASELINE"] != nil {
            try picture.write(to: URL(fileURLWithPath: file))
            return
        }
        let expected = FileManager.default.contents(atPath: file)
        if picture != expected {
            let actual = FileManager.default.temporaryDirectory.path + "/\(name)-actual.png"
            try picture.write(to: URL(fileURLWithPath: actual))
            Issue.record("\(name) differs from \(file); what was drawn is in \(actual)")
        }
    }
}
