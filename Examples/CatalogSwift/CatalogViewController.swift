import UIKit

/// The list of pages, and the page that is shown, under one navigation bar.
final class CatalogViewController: UIViewController, UINavigationBarDelegate {
    private static let pages: [CatalogPage.Type] = [
        ButtonsPage.self, SwitchesPage.self, SlidersPage.self,
        SegmentsPage.self, ProgressPage.self, SteppersPage.self,
        LabelsPage.self, TextFieldsPage.self, TextViewPage.self,
        KeyboardsPage.self, InputViewsPage.self, MenuPage.self,
        PickerPage.self, DatePickerPage.self, SearchPage.self,
        NavigationPage.self, ToolbarsPage.self, TabBarsPage.self,
        AlertsPage.self, SheetsPage.self, ScrollingPage.self,
        DrawingPage.self, ImagesPage.self, LayersPage.self,
        AnimationPage.self, TransitionsPage.self, GesturesPage.self,
    ]

    private static let barHeight: CGFloat = 44
    private static let columns = 3

    private let navigationBar = UINavigationBar()
    private let menu = UIView()
    private var page: CatalogPage?

    override func loadView() {
        let frame = UIScreen.main.applicationFrame
        let view = UIView(frame: frame)
        view.backgroundColor = UIColor(red: 0.77, green: 0.8, blue: 0.83, alpha: 1)
        self.view = view

        let (barFrame, menuFrame) = view.bounds.divided(atDistance: Self.barHeight, from: .minYEdge)
        menu.frame = menuFrame
        view.addSubview(menu)
        addMenuButtons()

        navigationBar.frame = barFrame
        navigationBar.delegate = self
        navigationBar.pushItem(UINavigationItem(title: "Catalog"), animated: false)
        view.addSubview(navigationBar)
    }

    private func addMenuButtons() {
        let width = ((menu.bounds.width - 10) / CGFloat(Self.columns)).rounded(.down)
        for (index, page) in Self.pages.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
            let button = UIButton(type: .roundedRect)
            button.frame = CGRect(
                x: 8 + width * CGFloat(column), y: 12 + 44 * CGFloat(row), width: width - 6, height: 36)
            button.titleLabel?.font = .boldSystemFont(ofSize: 13)
            button.setTitle(page.pageTitle, for: .normal)
            button.addAction(UIAction { [unowned self] _ in open(page) }, for: .touchUpInside)
            menu.addSubview(button)
        }
    }

    private func open(_ pageType: CatalogPage.Type) {
        let page = pageType.init()
        self.page = page
        page.view.frame = menu.frame
        slide(from: menu, to: page.view, direction: 1)
        navigationBar.pushItem(UINavigationItem(title: pageType.pageTitle), animated: true)
    }

    /// Both views move by the width of the screen; the bar stays in front.
    private func slide(from oldView: UIView, to newView: UIView, direction: CGFloat) {
        let frame = oldView.frame
        let distance = frame.width * direction
        newView.frame = frame.offsetBy(dx: distance, dy: 0)
        view.insertSubview(newView, belowSubview: navigationBar)
        UIView.animate(
            withDuration: 0.35,
            animations: {
                newView.frame = frame
                oldView.frame = frame.offsetBy(dx: -distance, dy: 0)
            },
            completion: { [menu] _ in
                oldView.removeFromSuperview()
                if oldView !== menu { self.page = nil }
            })
    }

    /// The page goes together with the bar's title; the bar tells of the pop only when that has arrived.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        guard let page else { return true }
        page.view.endEditing(true)
        slide(from: page.view, to: menu, direction: -1)
        return true
    }
}
