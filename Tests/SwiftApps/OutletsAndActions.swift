// xib: OutletsAndActions.xib
// plist: <key>NSMainNibFile</key><string>OutletsAndActions</string>
// script: wait 1
// script: tap "First"
// script: tap "Second"
// script: wait 1
// silent: autorelease
// An app as one writes it for the phone: a main nib, outlets and actions by their attributes alone.

import UIKit

class Badge: UIView {
    @IBInspectable var caption = ""

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        print("badge", Int(frame.minX), Int(frame.width))
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        print("badge awakes:", caption)
    }
}

class Base: UIResponder {
    @IBOutlet private weak var label: UILabel!
    var text: String? { label.text }
    @IBAction func go(_ sender: UIButton) { print("go:", sender.title(for: .normal) ?? "") }
}

class Delegate: Base, UIApplicationDelegate {
    @IBOutlet var window: UIWindow?
    @IBOutlet var buttons: [UIButton]! {
        didSet { print("buttons:", buttons.count) }
    }
    @IBOutlet weak var badge: Badge!

    override func awakeFromNib() {
        super.awakeFromNib()
        print("delegate awakes:", window != nil)
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        print("launched:", text ?? "", badge.superview === window)
        window?.makeKeyAndVisible()
        UIMenuController.shared.isMenuVisible = false
        let button = UIButton(type: .custom)
        button.addTarget(self, action: #selector(heard), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
    }

    @objc private func heard(_ sender: Any) { print("heard:", sender is UIButton) }
    @IBAction func touch(_ sender: AnyObject, forEvent event: UIEvent) {
        print("touch:", event.allTouches?.count ?? 0)
    }
}

extension Delegate {
    @IBAction fileprivate func plain() { print("plain") }
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)

// > badge 20 100
// > buttons: 2
// > delegate awakes: true
// > badge awakes: Seven
// > launched: Nobody true
// > heard: true
// > go: First
// > plain
// > touch: 1
