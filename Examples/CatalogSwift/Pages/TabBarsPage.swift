import UIKit

final class TabBarsPage: CatalogPage, UITabBarDelegate {
    override class var pageTitle: String { "Tab Bars" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let systemItems: [[UITabBarItem.SystemItem]] = [
            [.more, .favorites, .featured, .topRated],
            [.recents, .contacts, .history, .bookmarks],
            [.search, .downloads, .mostRecent, .mostViewed],
        ]
        for (row, kinds) in systemItems.enumerated() {
            let items = kinds.map { UITabBarItem(tabBarSystemItem: $0, tag: $0.rawValue) }
            addTabBar(items, y: 10 + 60 * CGFloat(row), selectedItem: items[1])
        }
        let ownItems = ["Ring", "Badge", "Long badge", "Disabled", "Plain"].enumerated().map { index, name in
            UITabBarItem(title: name, image: ring(), tag: 20 + index)
        }
        ownItems[1].badgeValue = "3"
        ownItems[2].badgeValue = "1 234"
        ownItems[3].isEnabled = false
        addTabBar(ownItems, y: 200, selectedItem: ownItems[0])
    }

    private func addTabBar(_ items: [UITabBarItem], y: CGFloat, selectedItem: UITabBarItem) {
        let bar = UITabBar(frame: CGRect(x: 0, y: y, width: 320, height: 49))
        bar.items = items
        bar.selectedItem = selectedItem
        bar.delegate = self
        view.addSubview(bar)
    }

    private func ring() -> UIImage {
        UIImage.drawn(30, by: 30) { context in
            context.setLineWidth(5)
            context.strokeEllipse(in: CGRect(x: 4, y: 4, width: 22, height: 22))
        }
    }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tell("item \(item.tag)")
        item.badgeValue = nil
    }
}
