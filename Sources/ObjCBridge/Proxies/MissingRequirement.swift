import CObjCRuntime
import UIKit

/// What a proxy whose object is gone gives for a required method: something that does no harm as long as the frameworks
/// go on asking. Where there is no such thing the process ends.
func missingRequirement<Result>(_ protocolName: String, _ selector: String) -> Result {
    if Result.self == UITableViewCell.self, thread_is_main() {
        let cell = MainActor.assumeIsolated { UITableViewCell(style: .default, reuseIdentifier: nil) }
        if let cell = cell as? Result { return cell }
    }
    fatalError("*** the object that was used as \(protocolName) is gone, though -\(selector) has to be answered")
}

/// What a proxy gives when the app's method gave nil where there has to be something: Apple's exception is raised, and
/// `standIn` does no harm until it is thrown.
@MainActor func nothingAnswered<Result>(_ owner: String, _ selector: String, _ standIn: Result) -> Result {
    let what = Result.self == UITableViewCell.self ? "cell" : "value"
    FrameworkException.raise(.internalInconsistency, "\(owner) must return a \(what) from \(selector)")
    return standIn
}
