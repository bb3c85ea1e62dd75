import UIKit

final class AnimationPage: CatalogPage, ActionResponder {
    override class var pageTitle: String { "Animation" }

    class var actions: [Selector: ActionMethod] {
        [
            "willStart:context:": ActionMethod(AnimationPage.willStart),
            "didStop:finished:context:": ActionMethod(AnimationPage.didStop),
        ]
    }

    private let box = UIView(frame: CGRect(x: 40, y: 60, width: 60, height: 60))
    private var runners: [(view: UIView, curve: UIView.AnimationCurve)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .red
        view.addSubview(box)
        let curves: [(String, UIView.AnimationCurve)] = [
            ("Ease in and out", .easeInOut), ("Ease in", .easeIn), ("Ease out", .easeOut), ("Linear", .linear),
        ]
        for (row, (name, curve)) in curves.enumerated() {
            addCaption(name, y: 180 + 30 * CGFloat(row))
            let runner = UIView(frame: CGRect(x: 130, y: 178 + 30 * row, width: 20, height: 20))
            runner.backgroundColor = .blue
            view.addSubview(runner)
            runners.append((runner, curve))
        }
        addButton("Move", frame: CGRect(x: 10, y: 310, width: 95, height: 36)) { [unowned self] _ in move() }
        let swing = addButton("Back and forth", frame: CGRect(x: 112, y: 310, width: 95, height: 36)) {
            [unowned self] _ in self.swing()
        }
        swing.titleLabel?.font = .boldSystemFont(ofSize: 11)
        addButton("Block", frame: CGRect(x: 214, y: 310, width: 95, height: 36)) { [unowned self] _ in block() }
        addButton("Race", frame: CGRect(x: 10, y: 352, width: 95, height: 36)) { [unowned self] _ in race() }
    }

    private func move() {
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelegate(self)
        UIView.setAnimationWillStart("willStart:context:")
        UIView.setAnimationDidStop("didStop:finished:context:")
        box.center = CGPoint(x: 240, y: 90)
        box.transform = CGAffineTransform(rotationAngle: .pi / 4)
        box.backgroundColor = .green
        UIView.commitAnimations()
    }

    private func swing() {
        UIView.beginAnimations("swing", context: nil)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        UIView.setAnimationDelegate(self)
        UIView.setAnimationDidStop("didStop:finished:context:")
        box.alpha = 0.2
        UIView.commitAnimations()
    }

    private func block() {
        UIView.animate(
            withDuration: 0.5, delay: 0.2, options: .curveEaseIn,
            animations: { self.box.frame = CGRect(x: 130, y: 20, width: 60, height: 120) },
            completion: { finished in self.tell("block \(finished ? "finished" : "stopped")") })
    }

    private func race() {
        for runner in runners {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationCurve(runner.curve)
            runner.view.center.x = 290
            UIView.commitAnimations()
        }
    }

    private func willStart(_ animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?) {
        tell("\(animationID ?? "") starts")
    }

    private func didStop(_ animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?) {
        tell("\(animationID ?? "") \(finished ? "finished" : "stopped")")
    }
}
