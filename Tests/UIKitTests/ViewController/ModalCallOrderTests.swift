import OwnProcess
import Testing
import UIKit

/// The order of calls while controllers are presented and dismissed.
@Suite(.ownProcess, .serialized) @MainActor struct ModalCallOrderTests {
    /// A stage with a controller on screen, whose calls so far are forgotten.
    private func perform(_ body: (TouchStage, CallLog, RecordingController) throws -> Void) rethrows {
        try TouchStage.perform { stage in
            let log = CallLog()
            let root = RecordingController("root", log)
            stage.window.rootViewController = root
            stage.wait(0.1)
            _ = log.take()
            try body(stage, log, root)
            stage.window.rootViewController = nil
        }
    }

    @Test func aRootControllerAppearsOnceWithItsWindow() {
        TouchStage.perform { stage in
            let log = CallLog()
            let root = RecordingController("root", log)
            stage.window.rootViewController = root
            stage.window.makeKeyAndVisible()
            #expect(log.take() == ["root loadView", "root viewDidLoad", "root willAppear", "root didAppear"])
            #expect(root.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
            stage.window.rootViewController = nil
            #expect(log.take() == ["root willDisappear", "root didDisappear"])
        }
    }

    @Test func presentingCoversAndDismissingUncovers() {
        perform { stage, log, root in
            let modal = RecordingController("modal", log)
            var completions = 0
            root.present(modal, animated: true) { completions += 1 }
            #expect(
                log.take() == [
                    "modal loadView", "modal viewDidLoad", "root willDisappear animated", "modal willAppear animated",
                ])
            #expect(modal.presentingViewController === root && modal.parent === root && modal.isBeingPresented)
            #expect(root.presentedViewController === modal && root.modalViewController === modal)
            stage.wait(0.39)
            #expect(log.take().isEmpty && completions == 0)
            stage.wait(0.1)
            #expect(log.take() == ["modal didAppear animated", "root didDisappear animated"])
            #expect(completions == 1 && !modal.isBeingPresented && root.view.window == nil)

            modal.dismissModalViewController(animated: true)
            #expect(modal.isBeingDismissed)
            #expect(log.take() == ["modal willDisappear animated", "root willAppear animated"])
            #expect(root.view.window != nil)
            stage.wait(0.5)
            #expect(log.take() == ["root didAppear animated", "modal didDisappear animated"])
            #expect(root.presentedViewController == nil && modal.parent == nil && modal.view.window == nil)
        }
    }

    @Test func withoutAnimationEverythingHappensAtOnce() {
        perform { _, log, root in
            let modal = RecordingController("modal", log)
            root.presentModalViewController(modal, animated: false)
            #expect(
                log.take() == [
                    "modal loadView", "modal viewDidLoad", "root willDisappear", "modal willAppear", "modal didAppear",
                    "root didDisappear",
                ])
            root.dismissModalViewController(animated: false)
            #expect(log.take() == ["modal willDisappear", "root willAppear", "root didAppear", "modal didDisappear"])
        }
    }

    @Test(arguments: [
        UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve,
    ]) func everyTransitionMakesTheSameCalls(_ style: UIModalTransitionStyle) {
        perform { stage, log, root in
            let modal = RecordingController("modal", log)
            modal.modalTransitionStyle = style
            root.present(modal, animated: true)
            stage.wait(1)
            #expect(
                log.take().dropFirst(2) == [
                    "root willDisappear animated", "modal willAppear animated", "modal didAppear animated",
                    "root didDisappear animated",
                ])
            root.dismiss(animated: true)
            stage.wait(1)
            #expect(
                log.take() == [
                    "modal willDisappear animated", "root willAppear animated", "root didAppear animated",
                    "modal didDisappear animated",
                ])
            #expect(modal.view.superview == nil && root.view.window === stage.window)
        }
    }

    @Test func aPartlyCurledPresenterStaysOnScreen() {
        perform { stage, log, root in
            let modal = RecordingController("modal", log)
            modal.modalTransitionStyle = .partialCurl
            root.present(modal, animated: true)
            stage.wait(1)
            #expect(log.take().dropFirst(2) == ["modal willAppear animated", "modal didAppear animated"])
            root.dismiss(animated: true)
            stage.wait(1)
            #expect(log.take() == ["modal willDisappear animated", "modal didDisappear animated"])
        }
    }

    @Test func dismissingInTheMiddleTakesAllAboveAwayWithOneAnimation() {
        perform { stage, log, root in
            let first = RecordingController("first", log), second = RecordingController("second", log)
            let third = RecordingController("third", log)
            root.present(first, animated: false)
            first.present(second, animated: false)
            second.present(third, animated: false)
            _ = log.take()
            first.dismiss(animated: true)
            #expect(log.take() == ["third willDisappear animated", "first willAppear animated"])
            #expect(second.isBeingDismissed && third.isBeingDismissed)
            stage.wait(0.5)
            #expect(log.take() == ["first didAppear animated", "third didDisappear animated"])
            #expect(first.presentedViewController == nil && second.presentedViewController == nil)
            #expect(root.presentedViewController === first && first.view.window != nil)
        }
    }

    @Test func whatAContainedControllerPresentsIsPresentedByTheOutermostContainer() {
        perform { stage, log, root in
            let child = RecordingController("child", log), modal = RecordingController("modal", log)
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            #expect(
                log.take() == [
                    "child willMove in", "child loadView", "child viewDidLoad", "child willAppear", "child didAppear",
                    "child didMove in",
                ])
            child.present(modal, animated: true)
            #expect(modal.presentingViewController === root && child.modalViewController === modal)
            stage.wait(0.5)
            #expect(
                log.take() == [
                    "modal loadView", "modal viewDidLoad", "root willDisappear animated",
                    "child willDisappear animated", "modal willAppear animated", "modal didAppear animated",
                    "child didDisappear animated", "root didDisappear animated",
                ])
            modal.dismiss(animated: true)
            stage.wait(0.5)
            #expect(
                log.take() == [
                    "modal willDisappear animated", "root willAppear animated", "child willAppear animated",
                    "child didAppear animated", "root didAppear animated", "modal didDisappear animated",
                ])
        }
    }

    @Test func dismissingWhileTheViewIsComingWaitsUntilItIsThere() {
        perform { stage, log, root in
            let modal = RecordingController("modal", log)
            root.present(modal, animated: true)
            stage.wait(0.2)
            root.dismiss(animated: true)
            root.dismiss(animated: true)
            stage.wait(0.9)
            #expect(
                log.take().dropFirst(2) == [
                    "root willDisappear animated", "modal willAppear animated", "modal didAppear animated",
                    "root didDisappear animated", "modal willDisappear animated", "root willAppear animated",
                    "root didAppear animated", "modal didDisappear animated",
                ])
        }
    }

    @Test func presentingWhileAnotherViewGoesWaitsUntilItIsGone() {
        perform { stage, log, root in
            let first = RecordingController("first", log), second = RecordingController("second", log)
            root.present(first, animated: false)
            _ = log.take()
            root.dismiss(animated: true)
            root.present(second, animated: true)
            stage.wait(1)
            #expect(
                log.take() == [
                    "first willDisappear animated", "root willAppear animated", "root didAppear animated",
                    "first didDisappear animated", "second loadView", "second viewDidLoad",
                    "root willDisappear animated", "second willAppear animated", "second didAppear animated",
                    "root didDisappear animated",
                ])
            #expect(root.presentedViewController === second)
        }
    }

    @Test func aControllerThatPresentsBeforeItIsShownDoesSoAfterwards() {
        TouchStage.perform { stage in
            let log = CallLog()
            let root = RecordingController("root", log), login = RecordingController("login", log)
            root.onCall["willAppear"] = { [weak root] in root?.presentModalViewController(login, animated: false) }
            stage.window.addSubview(root.view)
            root.onCall = [:]
            #expect(
                log.take() == [
                    "root loadView", "root viewDidLoad", "root willAppear", "root didAppear", "login loadView",
                    "login viewDidLoad", "root willDisappear", "login willAppear", "login didAppear",
                    "root didDisappear",
                ])
            root.dismiss(animated: false)
            root.view.removeFromSuperview()
        }
    }

    @Test func aControllerMayPresentAnotherAsSoonAsItIsThere() {
        perform { stage, log, root in
            let first = RecordingController("first", log), second = RecordingController("second", log)
            first.onCall["didAppear animated"] = { first.present(second, animated: true) }
            root.present(first, animated: true)
            stage.wait(1)
            #expect(
                log.take().suffix(8) == [
                    "first didAppear animated", "root didDisappear animated", "second loadView", "second viewDidLoad",
                    "first willDisappear animated", "second willAppear animated", "second didAppear animated",
                    "first didDisappear animated",
                ])
            first.onCall = [:]
            root.dismiss(animated: false)
            #expect(
                log.take() == [
                    "second willDisappear", "root willAppear", "root didAppear", "second didDisappear",
                ])
        }
    }

    @Test func aMemoryWarningUnloadsWhatIsCoveredAndItIsLoadedAgain() {
        perform { stage, log, root in
            let child = RecordingController("child", log), modal = RecordingController("modal", log)
            root.addChild(child)
            root.view.addSubview(child.view)
            root.onCall["viewDidLoad"] = { [weak root] in
                if let root, let child = root.children.first { root.view.addSubview(child.view) }
            }
            root.present(modal, animated: false)
            _ = log.take()
            weak var former = root.view
            stage.application.receiveMemoryWarning()
            #expect(
                log.take() == [
                    "root viewWillUnload", "root viewDidUnload", "child viewWillUnload", "child viewDidUnload",
                ])
            #expect(former == nil && !root.isViewLoaded && !child.isViewLoaded && modal.isViewLoaded)
            root.dismiss(animated: false)
            #expect(
                log.take() == [
                    "modal willDisappear", "root loadView", "root viewDidLoad", "child loadView", "child viewDidLoad",
                    "root willAppear", "child willAppear", "child didAppear", "root didAppear", "modal didDisappear",
                ])
            #expect(root.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460) && root.view.window != nil)
            root.onCall = [:]
        }
    }

    @Test func misuseIsAnsweredInApplesWords() {
        perform { _, log, root in
            var raised: [String] = []
            FrameworkException.handler = { raised.append("\($0.rawValue): \($1)") }
            defer { FrameworkException.handler = nil }
            let modal = RecordingController("modal", log)
            root.presentModalViewController(nil, animated: true)
            root.present(modal, animated: false)
            modal.present(modal, animated: false)
            modal.present(root, animated: false)
            #expect(raised.count == 3)
            #expect(
                raised[0].hasPrefix(
                    "NSInvalidArgumentException: Application tried to present a nil modal view controller on target <"))
            #expect(
                raised[1].hasPrefix(
                    "NSInvalidArgumentException: Application tried to present modally an active controller <"))
            #expect(raised[2].contains("active controller"))
            root.present(RecordingController("third", log), animated: false)
            #expect(root.presentedViewController === modal)
            root.dismiss(animated: false)
        }
    }

    @Test func nothingKeepsAControllerThatWasDismissed() {
        perform { stage, log, root in
            weak var weakModal: RecordingController?
            do {
                let modal = RecordingController("modal", log)
                weakModal = modal
                root.present(modal, animated: true)
            }
            stage.wait(0.5)
            #expect(weakModal != nil)
            root.dismiss(animated: true)
            stage.wait(0.5)
            #expect(weakModal == nil)
        }
    }

    @Test func whatADismissedControllerWasStillToPresentNeverComes() {
        perform { stage, log, root in
            let first = RecordingController("first", log), second = RecordingController("second", log)
            root.present(first, animated: true)
            root.dismiss(animated: true)
            first.present(second, animated: true)
            stage.wait(1.5)
            #expect(!second.isViewLoaded && second.presentingViewController == nil)
            #expect(root.presentedViewController == nil && root.view.window === stage.window)
            #expect(log.take().last == "first didDisappear animated")
        }
    }

    @Test func thePresenterComesBackEvenIfTheAppTookTheModalViewAway() {
        perform { stage, log, root in
            let modal = RecordingController("modal", log)
            root.present(modal, animated: false)
            modal.view.removeFromSuperview()
            _ = log.take()
            root.dismiss(animated: true)
            stage.wait(0.5)
            #expect(log.take() == ["root willAppear animated", "root didAppear animated"])
            #expect(root.view.window === stage.window)
        }
    }
}
