import Foundation
import UIKit

/// The classes of an app whose nibs the tests load.
@MainActor enum NibCast {
    /// What happened, in order.
    static var calls: [String] = []

    static func register() {
        calls = []
        InterfaceRegistry.register(NibStar.self)
        InterfaceRegistry.register(
            NibOwner.self,
            outlets: [
                "label": InterfaceOutlet(\NibOwner.label), "star": InterfaceOutlet(\NibOwner.star),
                "buttons": InterfaceOutlet(\NibOwner.buttons),
                "count": InterfaceOutlet(\NibOwner.count),
            ],
            actions: ["tapped:": ActionMethod(NibOwner.tapped)])
        InterfaceRegistry.register(NibModel.self)
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

final class NibStar: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibCast.calls.append("init star")
    }

    override var tag: Int { didSet { NibCast.calls.append("tag \(tag)") } }
    override func awakeFromNib() { NibCast.calls.append("star awakes, tag \(tag)") }
}

final class NibModel: NSObject {
    override init() {
        super.init()
        MainActor.assumeIsolated { NibCast.calls.append("init model") }
    }
}

final class NibOwner: UIViewController {
    weak var label: UILabel? { didSet { NibCast.calls.append("label") } }
    var star: NibStar? { didSet { NibCast.calls.append("star") } }
    var buttons: [UIButton] = [] { didSet { NibCast.calls.append("\(buttons.count) buttons") } }
    var count = 0
    var taps = 0

    func tapped(_ sender: UIControl) { taps += 1 }
    override func awakeFromNib() { NibCast.calls.append("owner awakes") }
    override func viewDidLoad() { NibCast.calls.append("viewDidLoad") }
}
