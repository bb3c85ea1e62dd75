import Device
import Foundation

extension AppExit {
    /// Tells a person how an app failed, and keeps the report of a crash in a folder.
    func report(into folder: String, _ tell: (String) -> Void) -> HeadlessStatus {
        switch outcome {
        case .crashed(let report):
            tell(report.textBesideLog)
            do {
                var copy = report
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try copy.write(into: folder)
                tell("\(report.appName) crashed: \(report.cause)\nThe report is in \(copy.path ?? "")")
            } catch {
                tell(
                    "\(report.appName) crashed: \(report.cause)\n"
                        + "\(folder): the report cannot be written there (\(error.localizedDescription)).")
            }
            return .crashed
        case .failed(let status):
            tell("\(displayName) \(text(ofStatus: status)).")
            return .failed
        case .quit, .terminated: return .fine
        }
    }
}
