import Testing
import UIKit

@MainActor private final class Recorder: UIViewController {
    var calls: [String] = []
    var loads = 0
    override func loadView() {
        loads += 1
        calls.append("loadView")
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    }
    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewDidUnload() { calls.append("viewDidUnload") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear \(animated)") }
    override func didReceiveMemoryWarning() {
        calls.append("memory")
        super.didReceiveMemoryWarning()
    }
}

@MainActor struct ViewControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func warn() {
        NotificationCenter.default.post(
            name: Notification.Name("UIApplicationDidReceiveMemoryWarningNotification"), object: nil)
    }

    @Test func theViewIsMadeWhenItIsNeeded() {
        let controller = Recorder()
        #expect(!controller.isViewLoaded && controller.calls.isEmpty)
        _ = controller.view
        _ = controller.view
        #expect(controller.isViewLoaded && controller.calls == ["loadView", "viewDidLoad"])
    }

    @Test func aControllerWithoutNibHasAnEmptyView() {
        let controller = UIViewController()
        #expect(controller.view.frame.width == 320)
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func appearanceFollowsTheWindow() {
        let controller = Recorder()
        window.addSubview(controller.view)
        #expect(controller.calls == ["loadView", "viewDidLoad", "willAppear false", "didAppear false"])
        controller.calls = []
        controller.view.removeFromSuperview()
        #expect(controller.calls == ["willDisappear false", "didDisappear false"])
    }

    @Test func appearanceComesWithTheOuterView() {
        let controller = Recorder()
        let container = UIView(frame: window.bounds)
        container.addSubview(controller.view)
        #expect(controller.calls == ["loadView", "viewDidLoad"])
        window.addSubview(container)
        #expect(controller.calls.suffix(2) == ["willAppear false", "didAppear false"])
    }

    @Test func theControllerIsBetweenItsViewAndTheSuperview() {
        let controller = Recorder()
        window.addSubview(controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === window)
    }

    @Test func aMemoryWarningReleasesAViewThatIsNotShown() {
        let controller = Recorder()
        _ = controller.view
        warn()
        #expect(!controller.isViewLoaded)
        #expect(controller.calls == ["loadView", "viewDidLoad", "memory", "viewDidUnload"])
        _ = controller.view
        #expect(controller.loads == 2)
    }

    @Test func aMemoryWarningKeepsAViewThatIsShown() {
        let controller = Recorder()
        window.addSubview(controller.view)
        warn()
        #expect(controller.isViewLoaded && !controller.calls.contains("viewDidUnload"))
    }

    @Test func aViewGivenFromOutsideIsKept() {
        let controller = UIViewController()
        let view = UIView(frame: .zero)
        controller.view = view
        warn()
        #expect(controller.isViewLoaded && controller.view === view)
    }

    @Test func aModalControllerCoversAndGoes() {
        let presenter = Recorder(), modal = Recorder()
        window.addSubview(presenter.view)
        presenter.calls = []
        presenter.presentModalViewController(modal, animated: false)
        #expect(presenter.modalViewController === modal && modal.parent === presenter)
        #expect(modal.view.window === window)
        #expect(presenter.calls == ["willDisappear false", "didDisappear false"])
        #expect(modal.calls.suffix(2) == ["willAppear false", "didAppear false"])
        modal.dismissModalViewController(animated: false)
        #expect(presenter.modalViewController == nil && modal.view.window == nil)
        #expect(modal.calls.suffix(2) == ["willDisappear false", "didDisappear false"])
        #expect(presenter.calls.suffix(2) == ["willAppear false", "didAppear false"])
    }

    @Test func onlyUprightIsSupportedByDefault() {
        let controller = UIViewController()
        #expect(controller.shouldAutorotate(to: .portrait))
        #expect(!controller.shouldAutorotate(to: .landscapeLeft))
    }
}
