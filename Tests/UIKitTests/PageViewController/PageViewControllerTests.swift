import Testing
import UIKit

/// A page with its number in large digits.
@MainActor private final class NumberPage: UIViewController {
    let number: Int
    let log: LifeRecorder.Log

    init(_ number: Int, _ log: LifeRecorder.Log) {
        self.number = number
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let label = UILabel(frame: UIScreen.main.applicationFrame)
        label.text = "Page \(number)"
        label.font = .boldSystemFont(ofSize: 40)
        label.textAlignment = .center
        label.backgroundColor = UIColor(hue: CGFloat(number % 7) / 7, saturation: 0.15, brightness: 1, alpha: 1)
        view = label
    }

    override func viewWillAppear(_ animated: Bool) { log.calls.append("\(number) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.calls.append("\(number) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(number) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(number) did disappear") }
    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool { true }
}

@MainActor private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = LifeRecorder.Log()
    let controller: UIPageViewController
    var last = 9
    var spine: UIPageViewController.SpineLocation?

    init(
        _ spine: UIPageViewController.SpineLocation = .min,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal
    ) {
        controller = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: orientation,
            options: [UIPageViewControllerOptionSpineLocationKey: NSNumber(value: spine.rawValue)])
        controller.dataSource = self
        controller.delegate = self
    }

    func page(_ number: Int) -> UIViewController { NumberPage(number, log) }

    func show(_ stage: TouchStage, _ pages: [Int]) {
        controller.setViewControllers(pages.map(page), direction: .forward, animated: false)
        stage.window.addSubview(controller.view)
        stage.wait(0.05)
        _ = log.take()
    }

    var shown: [Int] { (controller.viewControllers ?? []).compactMap { ($0 as? NumberPage)?.number } }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let number = (viewController as? NumberPage)?.number, number > 1 else { return nil }
        return page(number - 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let number = (viewController as? NumberPage)?.number, number < last else { return nil }
        return page(number + 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let numbers = previousViewControllers.compactMap { ($0 as? NumberPage)?.number }
        log.calls.append("finished \(finished) from \(numbers) completed \(completed)")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        guard let spine else { return pageViewController.spineLocation }
        let pages = spine == .mid ? [2, 3] : [2]
        pageViewController.setViewControllers(pages.map(page), direction: .forward, animated: false)
        return spine
    }
}

@Suite(.ownProcess) @MainActor struct PageViewControllerTests {
    @Test func aTapNearTheEdgeTurnsThePage() {
        TouchStage.perform { stage in
            let book = Book()
            book.show(stage, [1])
            stage.tap(310, 240)
            #expect(book.log.take() == ["1 will disappear", "2 will appear"])
            for instant in 1...4 {
                stage.wait(0.13)
                stage.photograph("page-forward-\(instant)")
            }
            stage.wait(0.6)
            #expect(book.log.take() == ["1 did disappear", "2 did appear", "finished true from [1] completed true"])
            #expect(book.shown == [2])
            stage.tap(10, 240)
            stage.wait(0.35)
            stage.photograph("page-reverse")
            stage.wait(1)
            #expect(book.shown == [1])
            // There is none before the first, and a tap in the middle is the page's own.
            _ = book.log.take()
            stage.tap(10, 240)
            stage.tap(160, 240)
            stage.wait(1)
            #expect(book.shown == [1] && book.log.take().isEmpty)
        }
    }

    @Test func aFingerTurnsThePage() {
        TouchStage.perform { stage in
            let book = Book()
            book.show(stage, [3])
            stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 380), in: 0.4)
            stage.photograph("page-dragged")
            #expect(book.log.take() == ["3 will disappear", "4 will appear"])
            stage.lift()
            stage.wait(1)
            #expect(book.log.take() == ["3 did disappear", "4 did appear", "finished true from [3] completed true"])
            #expect(book.shown == [4])
        }
    }

    @Test func aPageThatIsLetGoFallsBack() {
        TouchStage.perform { stage in
            let book = Book()
            book.show(stage, [3])
            stage.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 240, y: 100), in: 0.4)
            stage.wait(0.3)
            stage.photograph("page-dragged-above")
            stage.lift()
            stage.wait(1)
            #expect(
                book.log.take() == [
                    "3 will disappear", "4 will appear", "4 will disappear", "3 will appear", "4 did disappear",
                    "3 did appear", "finished true from [3] completed false",
                ])
            #expect(book.shown == [3])
        }
    }

    @Test func theAppTurnsPages() {
        TouchStage.perform { stage in
            let book = Book()
            book.show(stage, [1])
            var ends: [Bool] = []
            book.controller.setViewControllers([book.page(7)], direction: .forward, animated: true) { ends.append($0) }
            #expect(ends.isEmpty && book.log.take() == ["1 will disappear", "7 will appear"])
            stage.wait(1)
            // The delegate hears of fingers only.
            #expect(ends == [true] && book.log.take() == ["1 did disappear", "7 did appear"])
            book.controller.setViewControllers([book.page(8)], direction: .reverse, animated: false)
            #expect(
                book.log.take() == ["7 will disappear", "8 will appear", "7 did disappear", "8 did appear"])
        }
    }

    @Test func aTurnThatIsInterruptedIsAtItsEnd() {
        TouchStage.perform { stage in
            let book = Book()
            book.show(stage, [1])
            var ends: [Bool] = []
            book.controller.setViewControllers([book.page(2)], direction: .forward, animated: true) { ends.append($0) }
            stage.wait(0.2)
            book.controller.setViewControllers([book.page(5)], direction: .forward, animated: true) { ends.append($0) }
            #expect(ends == [false])
            stage.wait(1)
            #expect(ends == [false, true] && book.shown == [5])
            book.controller.setViewControllers([book.page(6)], direction: .forward, animated: true)
            stage.wait(0.1)
            book.controller.view.removeFromSuperview()
            stage.wait(1)
            #expect(book.shown == [6])
        }
    }

    @Test func aPageMayAskForAnotherAsItAppears() {
        TouchStage.perform { stage in
            let book = Book()
            book.show(stage, [1])
            let page = LifeRecorder("R", book.log)
            let next = book.page(9)
            page.onWillAppear = { [unowned controller = book.controller] in
                controller.setViewControllers([next], direction: .forward, animated: false)
            }
            book.controller.setViewControllers([page], direction: .forward, animated: true)
            stage.wait(1)
            #expect(book.shown == [9] && page.loadedView?.window == nil)
            #expect(
                book.log.take() == [
                    "1 will disappear", "R load", "R did load", "R will appear animated", "1 did disappear",
                    "R did appear animated", "R will disappear", "9 will appear", "R did disappear", "9 did appear",
                ])
        }
    }

    @Test func thePageThatIsShownCanBeAskedForAgain() {
        TouchStage.perform { stage in
            let book = Book()
            book.show(stage, [1])
            let same = book.controller.viewControllers
            book.controller.setViewControllers(same, direction: .forward, animated: true)
            stage.wait(1)
            #expect(book.shown == [1] && book.log.take().isEmpty)
            book.controller.setViewControllers([book.page(2)], direction: .forward, animated: false)
            #expect(book.log.take() == ["1 will disappear", "2 will appear", "1 did disappear", "2 did appear"])
        }
    }

    @Test(arguments: [1.0, 2.0]) func twoPagesLieBesideTheSpine(scale: CGFloat) {
        TouchStage.perform(on: .iPad, scale: scale) { stage in
            let book = Book(.mid)
            book.show(stage, [2, 3])
            #expect(book.controller.isDoubleSided)
            let pages = book.controller.viewControllers ?? []
            #expect(pages.map(\.view.frame.minX) == [0, 384])
            stage.tap(760, 500)
            for instant in 1...4 {
                stage.wait(0.13)
                stage.photograph("spread-\(instant)")
            }
            stage.wait(1)
            #expect(book.shown == [4, 5])
            stage.tap(8, 500)
            stage.wait(0.3)
            stage.photograph("spread-back")
            stage.wait(1)
            #expect(book.shown == [2, 3])
        }
    }

    @Test func pagesAreBoundElsewhere() {
        TouchStage.perform { stage in
            let calendar = Book(.min, .vertical)
            calendar.show(stage, [1])
            stage.drag(from: CGPoint(x: 100, y: 440), to: CGPoint(x: 110, y: 200), in: 0.4)
            stage.photograph("page-vertical")
            stage.lift()
            stage.wait(1)
            #expect(calendar.shown == [2])
            calendar.controller.view.removeFromSuperview()
            let manga = Book(.max)
            manga.show(stage, [1])
            stage.tap(5, 240)
            stage.wait(0.4)
            stage.photograph("page-right-spine")
            stage.wait(1)
            #expect(manga.shown == [2])
        }
    }

    @Test func theWrongNumberOfPagesIsRefused() {
        TouchStage.perform { stage in
            var reasons: [String] = []
            FrameworkException.handler = { reasons.append("\($0.rawValue): \($1)") }
            defer { FrameworkException.handler = nil }
            let book = Book()
            book.show(stage, [1])
            book.controller.setViewControllers(nil, direction: .forward, animated: false)
            book.controller.setViewControllers([1, 2, 3].map(book.page), direction: .forward, animated: true)
            #expect(
                reasons == [
                    "NSInvalidArgumentException: The number of view controllers provided (0) doesn't match the number "
                        + "required (1) for the requested transition",
                    "NSInvalidArgumentException: The number of view controllers provided (3) doesn't match the number "
                        + "required (1) for the requested transition",
                ])
            #expect(book.shown == [1])
        }
    }

    @Test func theDelegateMovesTheSpine() {
        TouchStage.perform { stage in
            let book = Book()
            book.show(stage, [1])
            book.spine = .mid
            book.controller.willRotate(to: .landscapeLeft, duration: 0.3)
            #expect(book.controller.spineLocation == .mid && book.shown == [2, 3])
            book.spine = .min
            book.controller.willRotate(to: .portrait, duration: 0.3)
            #expect(book.controller.spineLocation == .min && book.shown == [2])
        }
    }

    @Test func nothingTurnsWithoutADataSource() {
        TouchStage.perform { stage in
            let book = Book()
            book.show(stage, [1])
            book.controller.dataSource = nil
            stage.tap(310, 240)
            stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 380), in: 0.3)
            stage.lift()
            stage.wait(1)
            #expect(book.shown == [1] && book.log.take().isEmpty)
        }
    }
}
