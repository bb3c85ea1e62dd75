import OwnProcess
import Testing
import UIKit

/// The orientations that controllers say in iOS 6's way.
@Suite(.ownProcess, .serialized) @MainActor struct SupportedOrientationsTests {
    private class Controller: UIViewController {
        var orientations = UIInterfaceOrientationMask.allButUpsideDown
        var turns = true
        var preferred = UIInterfaceOrientation.portrait
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
        override var shouldAutorotate: Bool { turns }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
    }

    private final class NavigationController: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    }

    private final class TabBarController: UITabBarController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    }

    private final class PageController: UIPageViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    }

    private var orientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

    private func perform(_ root: UIViewController, _ body: (TouchStage) throws -> Void) rethrows {
        try TouchStage.perform { stage in
            stage.window.rootViewController = root
            stage.wait(0.1)
            try body(stage)
            UIDevice.current.setOrientation(.portrait)
            stage.wait(1)
            stage.window.rootViewController = nil
        }
    }

    private func turn(_ stage: TouchStage, to orientation: UIDeviceOrientation) {
        UIDevice.current.setOrientation(orientation)
        stage.wait(1)
    }

    @Test func theInterfaceTurnsToThoseThatAreSupported() {
        perform(Controller()) { stage in
            turn(stage, to: .landscapeLeft)
            #expect(orientation == .landscapeRight)
            turn(stage, to: .portraitUpsideDown)
            #expect(orientation == .landscapeRight)
        }
    }

    @Test func withoutAWordItStaysUpright() {
        perform(UIViewController()) { stage in
            turn(stage, to: .landscapeLeft)
            #expect(orientation == .portrait)
        }
    }

    @Test func aControllerMayRefuseToTurnAtPresent() {
        let controller = Controller()
        controller.turns = false
        perform(controller) { stage in
            turn(stage, to: .landscapeLeft)
            #expect(orientation == .portrait)
            controller.turns = true
            UIViewController.attemptRotationToDeviceOrientation()
            stage.wait(1)
            #expect(orientation == .landscapeRight)
        }
    }

    @Test func thePreferredOneIsTriedFirst() {
        let root = Controller(), modal = Controller()
        modal.orientations = .landscape
        modal.preferred = .landscapeLeft
        modal.turns = false
        perform(root) { stage in
            root.present(modal, animated: false)
            #expect(orientation == .landscapeLeft)
            root.dismiss(animated: false)
        }
    }

    @Test func aContainerAsksTheControllersInItUnlessItsClassSays() {
        perform(UINavigationController(rootViewController: Controller())) { stage in
            turn(stage, to: .landscapeLeft)
            #expect(orientation == .landscapeRight)
        }
        perform(UINavigationController(rootViewController: UIViewController())) { stage in
            turn(stage, to: .landscapeLeft)
            #expect(orientation == .portrait)
        }
        perform(NavigationController(rootViewController: UIViewController())) { stage in
            turn(stage, to: .landscapeLeft)
            #expect(orientation == .landscapeRight)
            turn(stage, to: .portraitUpsideDown)
            #expect(orientation == .landscapeRight)
        }
    }

    @Test func tabsAndPagesDoSoToo() {
        let (tabs, ownTabs) = (UITabBarController(), TabBarController())
        for each in [tabs, ownTabs] { each.viewControllers = [UIViewController(), Controller()] }
        let style = UIPageViewController.TransitionStyle.pageCurl
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: nil)
        let ownPages = PageController(transitionStyle: style, navigationOrientation: .horizontal, options: nil)
        for each in [pages, ownPages] {
            each.setViewControllers([UIViewController()], direction: .forward, animated: false, completion: nil)
        }
        let asked: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown]
        for container in [tabs, pages] { #expect(asked.map(container.shouldAutorotate(to:)) == [true, false, false]) }
        for container in [ownTabs, ownPages] {
            #expect(asked.map(container.shouldAutorotate(to:)) == [true, true, false])
        }
    }

    @Test func masksHaveTheirNumbers() {
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
        #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    }
}
