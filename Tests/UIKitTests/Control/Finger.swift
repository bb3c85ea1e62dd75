import UIKit

/// One finger on a control in a window, moved by a test.
@MainActor final class Finger {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let control: UIControl
    private(set) var valueChanges = 0
    private var touch: UITouch?

    init(on control: UIControl) {
        self.control = control
        window.addSubview(control)
        control.layoutIfNeeded()
        control.addAction(UIAction { [unowned self] _ in self.valueChanges += 1 }, for: .valueChanged)
    }

    /// Places are in the control's coordinates.
    func down(_ x: CGFloat, _ y: CGFloat) {
        let made = UITouch(window: window, view: control, location: place(x, y), timestamp: 0, tapCount: 1)
        touch = made
        control.touchesBegan([made], with: nil)
    }

    func move(_ x: CGFloat, _ y: CGFloat) {
        guard let touch else { return }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = place(x, y)
        control.touchesMoved([touch], with: nil)
    }

    func lift() { if let touch { control.touchesEnded([touch], with: nil) } }
    func cancel() { if let touch { control.touchesCancelled([touch], with: nil) } }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        lift()
    }

    private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { control.convert(CGPoint(x: x, y: y), to: nil) }
}
