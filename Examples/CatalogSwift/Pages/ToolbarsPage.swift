import UIKit

final class ToolbarsPage: CatalogPage, ActionResponder {
    override class var pageTitle: String { "Toolbars" }

    class var actions: [Selector: ActionMethod] {
        [
            "pressed:": ActionMethod(ToolbarsPage.pressed),
            "named:": ActionMethod(ToolbarsPage.named),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addToolbar(spread([.done, .cancel, .edit, .save, .add]), y: 8)
        addToolbar(spread([.compose, .reply, .action, .organize, .bookmarks, .search]), y: 58)
        addToolbar(spread([.refresh, .stop, .camera, .trash, .play, .pause]), y: 108)
        addToolbar(spread([.pause, .rewind, .fastForward]), y: 158).barStyle = .black
        let translucent = addToolbar(spread([.undo, .redo]), y: 208)
        translucent.barStyle = .black
        translucent.isTranslucent = true
        addTitledItems()
        addTinted()
    }

    private func addTitledItems() {
        let fixed = item(.fixedSpace)
        fixed.width = 24
        let disabled = item("Off", style: .bordered)
        disabled.isEnabled = false
        let wide = item("Wide", style: .bordered)
        wide.width = 80
        addToolbar([item("Plain", style: .plain), fixed, item("Done", style: .done), disabled, wide], y: 258)
    }

    private func addTinted() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 23))
        slider.value = 0.5
        let items = [
            item("Less", style: .bordered), UIBarButtonItem(customView: slider), item("More", style: .bordered),
        ]
        addToolbar(items, y: 308).tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.3, alpha: 1)
    }

    @discardableResult
    private func addToolbar(_ items: [UIBarButtonItem], y: CGFloat) -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: y, width: 320, height: 44))
        toolbar.items = items
        view.addSubview(toolbar)
        return toolbar
    }

    /// System items with room between them.
    private func spread(_ systemItems: [UIBarButtonItem.SystemItem]) -> [UIBarButtonItem] {
        Array(systemItems.flatMap { [item(.flexibleSpace), item($0)] }.dropFirst())
    }

    private func item(_ systemItem: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: systemItem, target: self, action: "pressed:")
        item.tag = systemItem.rawValue
        return item
    }

    private func item(_ title: String, style: UIBarButtonItem.Style) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: style, target: self, action: "named:")
    }

    private func pressed(_ item: UIBarButtonItem) {
        tell("system item \(item.tag)")
    }

    private func named(_ item: UIBarButtonItem) {
        tell(item.title ?? "")
    }
}
