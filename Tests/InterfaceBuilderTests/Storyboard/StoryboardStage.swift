import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// A bundle with a compiled storyboard.
@MainActor final class StoryboardStage {
    let bundle: Bundle
    private let folder: String

    init(_ text: String = StoryboardText.tabs, name: String = "Main") throws {
        folder = NSTemporaryDirectory() + "storyboard-\(UUID().uuidString)"
        let storyboard = try InterfaceFile.readStoryboard(data: Data(text.utf8), path: name + ".storyboard")
        var compiler = StoryboardCompiler(storyboard)
        try compiler.compile().write(to: "\(folder)/\(name).storyboardc")
        bundle = try #require(Bundle(path: folder))
        StoryboardCast.register()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: bundle) }

    /// The initial controller, kept as a window would keep it.
    var root: UIViewController?

    func makeRoot() -> UIViewController? {
        root = storyboard.instantiateInitialViewController()
        return root
    }

    /// The exceptions that a piece of code raises: "NSRangeException: reason".
    static func exceptions(_ code: () -> Void) -> [String] {
        var raised: [String] = []
        FrameworkException.handler = { raised.append("\($0.rawValue): \($1)") }
        code()
        FrameworkException.handler = nil
        return raised
    }
}

/// The classes of the app.
@MainActor enum StoryboardCast {
    /// What happened, in order.
    static var calls: [String] = []
    static weak var lastDestination: UIViewController?

    static func register() {
        calls = []
        InterfaceRegistry.register(
            StoryboardList.self, outlets: ["extra": InterfaceOutlet(\StoryboardList.extra)])
        InterfaceRegistry.register(
            StoryboardDetail.self, outlets: ["button": InterfaceOutlet(\StoryboardDetail.button)])
        InterfaceRegistry.register(StoryboardJump.self)
    }
}

final class StoryboardList: UITableViewController {
    weak var extra: UIView?
    var goes = true

    override func awakeFromNib() {
        super.awakeFromNib()
        StoryboardCast.calls.append("list awakes, storyboard \(storyboard == nil ? "missing" : "there")")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row")
        cell?.textLabel?.text = "Row \(indexPath.row)"
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        StoryboardCast.lastDestination = segue.destination
        let what = sender.map { "\(type(of: $0))" } ?? "nobody"
        StoryboardCast.calls.append("prepare \(segue.identifier ?? "") \(type(of: segue.destination)) by \(what)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String?, sender: Any?) -> Bool {
        StoryboardCast.calls.append("should \(identifier ?? "")")
        return goes
    }
}

final class StoryboardDetail: UIViewController {
    weak var button: UIButton?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        StoryboardCast.calls.append("prepare \(segue.identifier ?? "")")
    }

    override func viewDidLoad() { StoryboardCast.calls.append("detail loaded, \(children.count) inside") }
}

final class StoryboardJump: UIStoryboardSegue {
    override func perform() {
        StoryboardCast.calls.append("jump to \(type(of: destination))")
        source.navigationController?.pushViewController(destination, animated: false)
    }
}
