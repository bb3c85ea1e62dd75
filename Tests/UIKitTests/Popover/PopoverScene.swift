import DeviceLink
import UIKit

extension DeviceProfile {
    static let iPad = DeviceProfile(
        name: "iPad", pointWidth: 768, pointHeight: 1024, systemVersion: "3.2", model: "iPad")
}

/// A popover over a plain screen of an iPad.
@MainActor struct PopoverScene {

    let stage: TouchStage
    let log = LifeRecorder.Log()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 768, height: 1024))
    let content: LifeRecorder
    let popover: UIPopoverController
    let delegate: PopoverLog

    init(_ stage: TouchStage) {
        self.stage = stage
        root.backgroundColor = UIColor(red: 0.85, green: 0.9, blue: 0.85, alpha: 1)
        stage.window.addSubview(root)
        content = LifeRecorder("C", log)
        content.contentSizeForViewInPopover = CGSize(width: 320, height: 400)
        popover = UIPopoverController(contentViewController: content)
        delegate = PopoverLog(log)
        popover.delegate = delegate
    }

    func present(
        _ rect: CGRect = CGRect(x: 300, y: 300, width: 60, height: 40), _ directions: UIPopoverArrowDirection = .any,
        animated: Bool = false
    ) {
        popover.present(from: rect, in: root, permittedArrowDirections: directions, animated: animated)
        stage.wait(animated ? 0.5 : 0.05)
    }

    /// Where the content is on screen.
    var place: CGRect {
        guard let view = content.loadedView, view.window != nil else { return .null }
        return view.convert(view.bounds, to: nil)
    }
}

@MainActor final class PopoverLog: UIPopoverControllerDelegate {
    let log: LifeRecorder.Log
    var allows = true

    init(_ log: LifeRecorder.Log) { self.log = log }

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        log.calls.append("should dismiss")
        return allows
    }

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        log.calls.append("did dismiss \(popoverController.isPopoverVisible)")
    }
}
