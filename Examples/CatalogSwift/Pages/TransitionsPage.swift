import UIKit

final class TransitionsPage: CatalogPage, ActionResponder {
    override class var pageTitle: String { "Transitions" }

    class var actions: [Selector: ActionMethod] {
        ["didTurn": ActionMethod(TransitionsPage.didTurn)]
    }

    private let stage = UIView(frame: CGRect(x: 60, y: 20, width: 200, height: 180))
    private let front = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 180))
    private let back = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 180))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stage)
        style(front, "Front", UIColor(red: 0.1, green: 0.3, blue: 0.6, alpha: 1))
        style(back, "Back", UIColor(red: 0.6, green: 0.2, blue: 0.2, alpha: 1))
        stage.addSubview(front)

        let turns: [(String, UIView.AnimationTransition)] = [
            ("Flip left", .flipFromLeft), ("Flip right", .flipFromRight), ("Curl up", .curlUp),
            ("Curl down", .curlDown),
        ]
        for (column, (name, transition)) in turns.enumerated() {
            addChoice(name, column: column, row: 0) { [unowned self] in turn(transition) }
        }
        let changes: [(String, CATransitionType)] = [
            ("Push", .push), ("Move in", .moveIn), ("Reveal", .reveal), ("Fade", .fade),
        ]
        for (column, (name, type)) in changes.enumerated() {
            addChoice(name, column: column, row: 1) { [unowned self] in change(type) }
        }
    }

    private func style(_ card: UILabel, _ text: String, _ color: UIColor) {
        card.text = text
        card.font = .boldSystemFont(ofSize: 48)
        card.textAlignment = .center
        card.textColor = .white
        card.backgroundColor = color
    }

    private func addChoice(_ name: String, column: Int, row: Int, action: @escaping () -> Void) {
        let button = addButton(name, frame: CGRect(x: 10 + 76 * column, y: 230 + 46 * row, width: 72, height: 38)) {
            _ in action()
        }
        button.titleLabel?.font = .boldSystemFont(ofSize: 12)
    }

    private func exchange() {
        let (shown, next) = front.superview == nil ? (back, front) : (front, back)
        shown.removeFromSuperview()
        stage.addSubview(next)
    }

    private func turn(_ transition: UIView.AnimationTransition) {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelegate(self)
        UIView.setAnimationDidStop("didTurn")
        UIView.setAnimationTransition(transition, for: stage, cache: true)
        exchange()
        UIView.commitAnimations()
    }

    private func didTurn() {
        tell("shows \((stage.subviews.last as? UILabel)?.text ?? "")")
    }

    private func change(_ type: CATransitionType) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = .fromRight
        transition.duration = 1
        stage.layer.add(transition, forKey: nil)
        exchange()
        didTurn()
    }
}
