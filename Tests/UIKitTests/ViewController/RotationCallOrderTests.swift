import OwnProcess
import Testing
import UIKit

/// The order of calls while the interface turns with the device.
@Suite(.ownProcess, .serialized) @MainActor struct RotationCallOrderTests {
    private func perform(
        _ root: (CallLog) -> RecordingController, _ body: (TouchStage, CallLog, RecordingController) throws -> Void
    ) rethrows {
        try TouchStage.perform { stage in
            let log = CallLog()
            let root = root(log)
            root.orientations = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
            stage.window.rootViewController = root
            stage.wait(0.1)
            _ = log.take()
            try body(stage, log, root)
            UIDevice.current.setOrientation(.portrait)
            stage.wait(1)
            stage.window.rootViewController = nil
        }
    }

    @Test func theInterfaceTurnsWithTheDeviceInOneStep() {
        perform {
            TurningController("root", $0)
        } _: { stage, log, root in
            UIDevice.current.setOrientation(.landscapeLeft)
            #expect(log.take() == ["root willRotate 3 0.4", "root willAnimate 480×300"])
            #expect(root.interfaceOrientation == .landscapeRight)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
            stage.wait(0.5)
            #expect(log.take() == ["root didRotate 1"])
            #expect(root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 480))
            UIDevice.current.setOrientation(.landscapeRight)
            #expect(log.take() == ["root willRotate 4 0.8", "root willAnimate 480×300"])
            stage.wait(0.9)
            #expect(log.take() == ["root didRotate 3"])
        }
    }

    @Test func aControllerMayWantTwoSteps() {
        perform {
            TwoStepController("root", $0)
        } _: { stage, log, _ in
            UIDevice.current.setOrientation(.landscapeRight)
            stage.wait(0.1)
            #expect(log.take() == ["root willRotate 4 0.4", "root willAnimateFirstHalf 0.2"])
            stage.wait(0.15)
            #expect(log.take() == ["root didAnimateFirstHalf", "root willAnimateSecondHalf 0.2"])
            stage.wait(0.2)
            #expect(log.take() == ["root didRotate 1"])
        }
    }

    @Test func aControllerMayRefuse() {
        perform {
            RecordingController("root", $0)
        } _: { stage, log, root in
            root.orientations = [.portrait]
            UIDevice.current.setOrientation(.landscapeRight)
            stage.wait(0.5)
            #expect(log.take().isEmpty && UIApplication.shared.statusBarOrientation == .portrait)
            root.orientations.insert(.landscapeLeft)
            UIViewController.attemptRotationToDeviceOrientation()
            stage.wait(0.5)
            #expect(log.take() == ["root willRotate 4 0.4", "root didRotate 1"])
        }
    }

    @Test func lyingFlatChangesNothing() {
        perform {
            RecordingController("root", $0)
        } _: { stage, log, _ in
            UIDevice.current.setOrientation(.faceUp)
            stage.wait(0.5)
            #expect(log.take().isEmpty)
        }
    }

    @Test func turningOnWhileTheInterfaceTurnsHappensAfterwards() {
        perform {
            RecordingController("root", $0)
        } _: { stage, log, _ in
            UIDevice.current.setOrientation(.landscapeLeft)
            stage.wait(0.2)
            UIDevice.current.setOrientation(.portrait)
            stage.wait(1)
            #expect(
                log.take() == [
                    "root willRotate 3 0.4", "root didRotate 1", "root willRotate 1 0.4", "root didRotate 3",
                ])
        }
    }

    @Test func thePresentedControllerIsAskedAndToldAlone() {
        perform {
            RecordingController("root", $0)
        } _: { stage, log, root in
            let modal = RecordingController("modal", log)
            modal.orientations = [.portrait, .landscapeLeft]
            root.present(modal, animated: false)
            _ = log.take()
            UIDevice.current.setOrientation(.landscapeRight)
            stage.wait(0.5)
            #expect(log.take() == ["modal willRotate 4 0.4", "modal didRotate 1"])
            root.dismiss(animated: false)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeLeft)
            #expect(root.view.bounds.size == CGSize(width: 480, height: 300))
        }
    }

    @Test func dismissalTurnsBackToWhatThePresenterAllows() {
        perform {
            RecordingController("root", $0)
        } _: { stage, log, root in
            root.orientations = [.portrait]
            let modal = RecordingController("modal", log)
            modal.orientations = [.landscapeRight]
            root.present(modal, animated: true)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
            #expect(modal.view.bounds.size == CGSize(width: 480, height: 300))
            stage.wait(0.5)
            _ = log.take()
            root.dismiss(animated: true)
            #expect(UIApplication.shared.statusBarOrientation == .portrait)
            #expect(root.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
            stage.wait(0.5)
            #expect(
                log.take() == [
                    "modal willDisappear animated", "root willAppear animated", "root didAppear animated",
                    "modal didDisappear animated",
                ])
        }
    }

    @Test func containedControllersAreTold() {
        perform {
            RecordingController("root", $0)
        } _: { stage, log, root in
            let child = RecordingController("child", log)
            root.addChild(child)
            root.view.addSubview(child.view)
            _ = log.take()
            UIDevice.current.setOrientation(.landscapeLeft)
            stage.wait(0.5)
            #expect(
                log.take() == [
                    "root willRotate 3 0.4", "child willRotate 3 0.4", "root didRotate 1", "child didRotate 1",
                ])
        }
    }

    @Test func aControllerShownLaterHasTheInterfacesOrientation() {
        perform {
            RecordingController("root", $0)
        } _: { stage, log, root in
            UIDevice.current.setOrientation(.landscapeLeft)
            stage.wait(0.5)
            _ = log.take()
            let next = RecordingController("next", log)
            next.orientations = root.orientations
            next.onCall["willAppear"] = { log.add("\(Int(next.view.bounds.width))×\(Int(next.view.bounds.height))") }
            stage.window.rootViewController = next
            #expect(
                log.take() == [
                    "root willDisappear", "root didDisappear", "next loadView", "next viewDidLoad", "next willAppear",
                    "480×300", "next didAppear",
                ])
            next.onCall = [:]
        }
    }

    @Test func whatIsAskedForWhileTheInterfaceTurnsComesAfterwards() {
        perform {
            RecordingController("root", $0)
        } _: { stage, log, root in
            let modal = RecordingController("modal", log)
            modal.orientations = root.orientations
            root.onCall["willRotate 3 0.4"] = { root.present(modal, animated: true) }
            UIDevice.current.setOrientation(.landscapeLeft)
            stage.wait(1)
            root.onCall = [:]
            #expect(
                log.take() == [
                    "root willRotate 3 0.4", "root didRotate 1", "modal loadView", "modal viewDidLoad",
                    "root willDisappear animated", "modal willAppear animated", "modal didAppear animated",
                    "root didDisappear animated",
                ])
            root.dismiss(animated: false)
        }
    }

    @Test func aViewThatWasTurnedBeforeComesBackUpright() {
        perform {
            RecordingController("root", $0)
        } _: { stage, log, root in
            let other = RecordingController("other", log)
            UIDevice.current.setOrientation(.landscapeLeft)
            stage.wait(0.5)
            stage.window.rootViewController = other
            #expect(UIApplication.shared.statusBarOrientation == .portrait)
            UIDevice.current.setOrientation(.portrait)
            stage.wait(0.5)
            stage.window.rootViewController = root
            #expect(root.view.transform.isIdentity && root.view.bounds.size == CGSize(width: 320, height: 460))
        }
    }
}
