import UIKit

/// What the documents' outlets and actions belong to.
final class Owner: PlatformObject {
    var views: [UIView?]

    init(outletCount: Int) {
        views = Array(repeating: nil, count: outletCount)
        super.init(platform: ())
    }

    func tapped(_ sender: Any?) {}

    /// Tells nibs of outlets called outlet0, outlet1 …, and of the action.
    @MainActor static func register(outletCount: Int) {
        let outlets = (0..<outletCount).map { index in
            ("outlet\(index)", InterfaceOutlet { (owner: Owner, view: UIView?) in owner.views[index] = view })
        }
        InterfaceRegistry.register(
            Owner.self, outlets: Dictionary(uniqueKeysWithValues: outlets),
            actions: ["tapped:": ActionMethod(Owner.tapped)])
    }
}
