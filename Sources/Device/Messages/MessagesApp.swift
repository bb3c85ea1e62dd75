import UIKit

/// The phone's Messages: what was written with whom.
@MainActor final class MessagesApp: SystemApp {
    nonisolated static let identifier = "com.apple.MobileSMS"
    var identifier: String { MessagesApp.identifier }
    let displayName = "Messages"
    private unowned let host: any MessagesHost
    private weak var list: ConversationListController?

    init(of host: any MessagesHost) { self.host = host }

    func makeRootViewController() -> UIViewController {
        let list = ConversationListController(of: host)
        self.list = list
        return UINavigationController(rootViewController: list)
    }

    /// Shows the conversation with a number. The app must be open.
    func show(_ number: String) { list?.open(number, animated: false) }

    /// Begins a new message. The app must be open.
    func compose(to recipients: [String], _ text: String?) { list?.compose(to: recipients, text, animated: false) }

    /// Whether what a number writes is seen at once.
    func isShowing(_ number: String) -> Bool {
        (list?.navigationController?.topViewController as? ConversationController)?.isWith(number) ?? false
    }

    /// A message came or went.
    func update() {
        list?.update()
        (list?.navigationController?.topViewController as? ConversationController)?.update()
    }

    /// A white bubble on green.
    func drawIcon(in context: CGContext) {
        context.fillGradient(
            [RGBA(red: 0.58, green: 0.88, blue: 0.40, alpha: 1), RGBA(red: 0.12, green: 0.52, blue: 0.08, alpha: 1)],
            in: CGRect(x: 0, y: 0, width: 57, height: 57))
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor(white: 0, alpha: 0.4).cgColor)
        context.setFill(RGBA(white: 1, alpha: 1))
        let path = UIBezierPath(ovalIn: CGRect(x: 7, y: 10, width: 43, height: 32))
        path.move(to: CGPoint(x: 15, y: 36))
        path.addQuadCurve(to: CGPoint(x: 11, y: 48), controlPoint: CGPoint(x: 16, y: 44))
        path.addQuadCurve(to: CGPoint(x: 27, y: 40), controlPoint: CGPoint(x: 21, y: 47))
        path.close()
        context.addPath(path.cgPath)
        context.fillPath()
        context.restoreGState()
    }
}
