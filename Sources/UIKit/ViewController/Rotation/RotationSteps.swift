/// Determines if a controller rotates in one or two steps: in two if its class overrides a method for the halves of the
/// rotation but none for the whole.
@MainActor enum RotationSteps {
    static func areTwo(for controller: UIViewController) -> Bool {
        // A container rotates in as many steps as its child.
        let inner = controller.childList.first { $0.isAppearanceManaged && $0.appearance == .appeared }
        if let inner { return areTwo(for: inner) }
        return !overrides(controller, whole) && halves.contains { overrides(controller, $0) }
    }

    private struct Member {
        let selector: String
        let table: DispatchTable?

        init(_ selector: String, _ overrider: AnyClass) {
            self.selector = selector
            table = DispatchTable(UIViewController.self, twin: Plain.self, overrider: overrider)
        }
    }

    private static func overrides(_ controller: UIViewController, _ member: Member) -> Bool {
        if controller.isPeer { return PeerClass.information?.overrides(controller, member.selector) ?? false }
        return member.table?.isOverridden(in: type(of: controller)) ?? false
    }

    private static let whole = Member("willAnimateRotationToInterfaceOrientation:duration:", Whole.self)
    private static let halves = [
        Member("willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:", First.self),
        Member("didAnimateFirstHalfOfRotationToInterfaceOrientation:", Middle.self),
        Member("willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:", Second.self),
    ]

    private final class Plain: UIViewController {}

    // The bodies are never called; they differ, so that the linker does not merge them.
    private final class Whole: UIViewController {
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            title = "whole"
        }
    }
    private final class First: UIViewController {
        override func willAnimateFirstHalfOfRotation(
            to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
        ) { title = "first" }
    }
    private final class Middle: UIViewController {
        override func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {
            title = "middle"
        }
    }
    private final class Second: UIViewController {
        override func willAnimateSecondHalfOfRotation(
            from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
        ) { title = "second" }
    }
}
