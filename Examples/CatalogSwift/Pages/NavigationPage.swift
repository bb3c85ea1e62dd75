import UIKit

final class NavigationPage: CatalogPage, UINavigationBarDelegate, ActionResponder {
    override class var pageTitle: String { "Navigation" }

    class var actions: [Selector: ActionMethod] {
        [
            "push": ActionMethod(NavigationPage.push),
            "pressed:": ActionMethod(NavigationPage.pressed),
        ]
    }

    private let moving = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private var depth = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        moving.delegate = self
        moving.items = [growingItem("Root")]
        view.addSubview(moving)

        addBar("Black", y: 54).barStyle = .black
        addBar("Translucent", y: 108).barStyle = .blackTranslucent
        addBar("Tinted", y: 162).tintColor = UIColor(red: 0.55, green: 0.35, blue: 0.1, alpha: 1)
        let prompted = addBar("A title too long for the place that it has", y: 216)
        prompted.topItem?.prompt = "A prompt above the title"
        prompted.frame = CGRect(x: 0, y: 216, width: 320, height: 74)
        let viewed = addBar(nil, y: 300)
        let segments = UISegmentedControl(items: ["Left", "Right"])
        segments.segmentedControlStyle = .bar
        segments.selectedSegmentIndex = 0
        segments.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        viewed.topItem?.titleView = segments
        viewed.topItem?.rightBarButtonItem?.isEnabled = false
    }

    private func addBar(_ title: String?, y: CGFloat) -> UINavigationBar {
        let item = UINavigationItem(title: title)
        item.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .bordered, target: self, action: "pressed:")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: "pressed:")
        let bar = UINavigationBar(frame: CGRect(x: 0, y: y, width: 320, height: 44))
        bar.pushItem(item, animated: false)
        view.addSubview(bar)
        return bar
    }

    private func growingItem(_ title: String) -> UINavigationItem {
        let item = UINavigationItem(title: title)
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: "push")
        return item
    }

    private func push() {
        depth += 1
        moving.pushItem(growingItem("Level \(depth)"), animated: true)
    }

    private func pressed(_ item: UIBarButtonItem) {
        tell(item.title ?? "system item")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        depth -= 1
        tell("back from \(item.title ?? "")")
    }
}
