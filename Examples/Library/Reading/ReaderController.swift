import UIKit

/// A book's pages, which curl under the finger.
final class ReaderController: UIViewController, UIPageViewControllerDataSource {
    private static let pageCount = 5

    private let book: Book
    private let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)

    init(book: Book) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        title = book.title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.dataSource = self
        pages.setViewControllers([page(0)], direction: .forward, animated: false, completion: nil)
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation != .portraitUpsideDown
    }

    private func page(_ number: Int) -> PageController { PageController(book: book, number: number) }

    private func number(of controller: UIViewController) -> Int { (controller as? PageController)?.number ?? 0 }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        let number = number(of: viewController)
        return number > 0 ? page(number - 1) : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        let number = number(of: viewController)
        return number + 1 < Self.pageCount ? page(number + 1) : nil
    }
}
