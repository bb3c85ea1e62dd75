import UIKit

/// What a nib made, as text: every object with what a person would see of it.
@MainActor enum ObjectTree {
    static func describe(_ objects: [Any]) -> String { objects.flatMap { lines($0, 0) }.joined(separator: "\n") }

    private static func lines(_ object: Any, _ depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        switch object {
        case let view as UIView:
            return [indent + describe(view)] + view.subviews.flatMap { lines($0, depth + 1) }
        case let controller as UIViewController:
            let children =
                (controller as? UINavigationController)?.viewControllers
                ?? (controller as? UITabBarController)?.viewControllers ?? []
            return [indent + describe(controller)] + children.flatMap { lines($0, depth + 1) }
                + (controller.isViewLoaded ? lines(controller.view as Any, depth + 1) : [])
        default: return [indent + "\(type(of: object))"]
        }
    }

    private static func describe(_ view: UIView) -> String {
        var words = ["\(type(of: view))", "\(view.frame)", "mask \(view.autoresizingMask.rawValue)", "tag \(view.tag)"]
        if view.isHidden { words.append("hidden") }
        if view.isOpaque { words.append("opaque") }
        words.append("mode \(view.contentMode.rawValue)")
        if let color = view.backgroundColor { words.append("on \(color)") }
        switch view {
        case let label as UILabel:
            words.append(
                "\"\(label.text ?? "")\" \(label.font as Any) \(label.textAlignment.rawValue) \(label.textColor as Any)"
            )
        case let button as UIButton:
            words.append(
                "\"\(button.title(for: .normal) ?? "")\" \(button.buttonType.rawValue) \(button.allControlEvents.rawValue)"
            )
        case let field as UITextField: words.append("\"\(field.text ?? "")\" \"\(field.placeholder ?? "")\"")
        case let bar as UINavigationBar: words.append("\(bar.barStyle.rawValue) \((bar.items ?? []).map(describe))")
        case let bar as UITabBar: words.append("\((bar.items ?? []).map { $0.title ?? "" })")
        case let control as UISegmentedControl:
            words.append("\((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" })")
        case let cell as UITableViewCell: words.append("\(cell.reuseIdentifier ?? "") \(cell.selectionStyle.rawValue)")
        case let table as UITableView: words.append("style \(table.style.rawValue) rows \(table.rowHeight)")
        default: break
        }
        return words.joined(separator: " ")
    }

    private static func describe(_ controller: UIViewController) -> String {
        "\(type(of: controller)) nib \(controller.nibName ?? "-") \(describe(controller.navigationItem)) "
            + "tab \(controller.tabBarItem?.title ?? "-") tools \(controller.toolbarItems?.count ?? 0)"
    }

    private static func describe(_ item: UINavigationItem) -> String {
        "title \(item.title ?? "-") left \(describe(item.leftBarButtonItem)) right \(describe(item.rightBarButtonItem))"
    }

    private static func describe(_ item: UIBarButtonItem?) -> String {
        item.map { "\($0.title ?? "-") \($0.style.rawValue) \($0.action.map { "\($0)" } ?? "")" } ?? "-"
    }
}
