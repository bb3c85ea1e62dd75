import Device
import Foundation

/// A crash report in the list.
struct CrashEntry: Encodable {
    /// The name of its file.
    var name: String
    var app: String
    var identifier: String
    var date: String
    var cause: String

    init(_ file: CrashReportFile) {
        name = (file.path as NSString).lastPathComponent
        app = file.appName
        identifier = file.identifier
        date = file.date
        cause = file.cause
    }
}

/// A crash report as the page shows it.
struct ShownCrash: Encodable {
    var name: String
    var text: String
    /// Lines of call stacks that debug information has told more of.
    var improved: Int
    /// Programs whose debug information is not here.
    var missing: [String]
    /// Why no debug information was used at all; nil if it was.
    var problem: String?
}
