import UIKit

final class GesturesPage: CatalogPage, UIGestureRecognizerDelegate, ActionResponder {
    override class var pageTitle: String { "Gestures" }

    class var actions: [Selector: ActionMethod] {
        [
            "tapped:": ActionMethod(GesturesPage.tapped),
            "tappedTwice:": ActionMethod(GesturesPage.tappedTwice),
            "pressed:": ActionMethod(GesturesPage.pressed),
            "pinched:": ActionMethod(GesturesPage.pinched),
            "rotated:": ActionMethod(GesturesPage.rotated),
            "swiped:": ActionMethod(GesturesPage.swiped),
        ]
    }

    private let pad = UIView(frame: CGRect(x: 60, y: 20, width: 200, height: 200))
    private let traces = UILabel(frame: CGRect(x: 10, y: 240, width: 300, height: 100))
    private var events: [String] = [] {
        didSet { traces.text = events.joined(separator: ", ") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.backgroundColor = UIColor(red: 0.9, green: 0.85, blue: 0.6, alpha: 1)
        pad.isMultipleTouchEnabled = true
        pad.isAccessibilityElement = true
        pad.accessibilityLabel = "Pad"
        view.addSubview(pad)
        addRecognizers()

        traces.numberOfLines = 0
        traces.font = .systemFont(ofSize: 13)
        traces.backgroundColor = .clear
        view.addSubview(traces)
        addButton("Forget", frame: CGRect(x: 110, y: 350, width: 100, height: 36)) { [unowned self] _ in
            events = []
            pad.transform = .identity
        }
    }

    private func addRecognizers() {
        let twice = UITapGestureRecognizer(target: self, action: "tappedTwice:")
        twice.numberOfTapsRequired = 2
        pad.addGestureRecognizer(twice)
        let once = UITapGestureRecognizer(target: self, action: "tapped:")
        once.require(toFail: twice)
        let swipe = UISwipeGestureRecognizer(target: self, action: "swiped:")
        swipe.direction = .left
        let recognizers = [
            once,
            UILongPressGestureRecognizer(target: self, action: "pressed:"),
            UIPinchGestureRecognizer(target: self, action: "pinched:"),
            UIRotationGestureRecognizer(target: self, action: "rotated:"),
            swipe,
        ]
        for recognizer in recognizers {
            recognizer.delegate = self
            pad.addGestureRecognizer(recognizer)
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is UIPinchGestureRecognizer && otherGestureRecognizer is UIRotationGestureRecognizer
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: pad)
        events.append("tap at \(point.x.text(digits: 0)) \(point.y.text(digits: 0))")
    }

    private func tappedTwice(_ recognizer: UITapGestureRecognizer) {
        events.append("double tap")
    }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { events.append("long press") }
    }

    private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        pad.transform = CGAffineTransform(scaleX: recognizer.scale, y: recognizer.scale)
        if recognizer.state == .ended { events.append("pinch to \(recognizer.scale.text(digits: 1))") }
    }

    private func rotated(_ recognizer: UIRotationGestureRecognizer) {
        if recognizer.state == .ended { events.append("rotation") }
    }

    private func swiped(_ recognizer: UISwipeGestureRecognizer) {
        events.append("swipe to the left")
    }
}
