import CObjCRuntime
import UIKit

/// The result of a required method when the proxy's object is deallocated: a harmless value. For types without such a
/// value the process ends.
func missingRequirement<Result>(_ protocolName: String, _ selector: String) -> Result {
    if Result.self == UITableViewCell.self, thread_is_main() {
        let cell = MainActor.assumeIsolated { UITableViewCell(style: .default, reuseIdentifier: nil) }
        if let cell = cell as? Result { return cell }
    }
    fatalError("*** the object that was used as \(protocolName) is gone, though -\(selector) has to be answered")
}

/// The result when the app's method has returned nil where a value is required: Apple's exception is raised, and
/// `standIn` is used until it is thrown.
@MainActor func nothingAnswered<Result>(_ owner: String, _ selector: String, _ standIn: Result) -> Result {
    let what = Result.self == UITableViewCell.self ? "cell" : "value"
    FrameworkException.raise(.internalInconsistency, "\(owner) must return a \(what) from \(selector)")
    return standIn
}
