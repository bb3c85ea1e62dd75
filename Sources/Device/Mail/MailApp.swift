import MessageUI
import UIKit

/// The phone's Mail: what apps have sent or saved. Nothing leaves the device.
@MainActor final class MailApp: SystemApp {
    nonisolated static let identifier = "com.apple.mobilemail"
    var identifier: String { MailApp.identifier }
    let displayName = "Mail"
    let category = "Productivity"
    private unowned let host: any MailHost
    private weak var navigation: UINavigationController?

    init(of host: any MailHost) { self.host = host }

    func makeRootViewController() -> UIViewController {
        let boxes = SettingsList("Mailboxes") { [unowned self] in
            let rows = MailBox.allCases.map { box in
                let count = host.mails(in: box).count
                return SettingsRow.link(box.rawValue, value: count == 0 ? nil : String(count)) { [unowned self] in
                    MailListController(box, of: host)
                }
            }
            return [SettingsSection(rows)]
        }
        let navigation = UINavigationController(rootViewController: boxes)
        self.navigation = navigation
        return navigation
    }

    /// Shows a mail of the outbox. The app must be open.
    func show(_ mail: MailMessage) {
        let list = MailListController(.outbox, of: host)
        navigation?.popToRootViewController(animated: false)
        navigation?.pushViewController(list, animated: false)
        navigation?.pushViewController(MailController(mail, of: host), animated: false)
    }

    /// Begins a new mail. The app must be open.
    func compose(_ link: MailtoURL) {
        guard let navigation else { return }
        if navigation.modalViewController != nil { navigation.dismissModalViewController(animated: false) }
        let composer = MFMailComposeViewController()
        composer.setToRecipients(link.to)
        composer.setCcRecipients(link.cc)
        composer.setBccRecipients(link.bcc)
        composer.setSubject(link.subject)
        composer.setMessageBody(link.body, isHTML: false)
        composer.mailComposeDelegate = self
        navigation.presentModalViewController(composer, animated: true)
    }

    /// A mail has come into the outbox.
    func update() { (navigation?.topViewController as? MailListController)?.update() }

    /// A white letter on the blue of the sky.
    func drawIcon(in context: CGContext) {
        context.fillGradient(
            [RGBA(red: 0.62, green: 0.82, blue: 0.98, alpha: 1), RGBA(red: 0.10, green: 0.40, blue: 0.85, alpha: 1)],
            in: CGRect(x: 0, y: 0, width: 57, height: 57))
        let letter = CGRect(x: 8, y: 15, width: 41, height: 28)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 3, color: UIColor(white: 0, alpha: 0.5).cgColor)
        context.setFill(RGBA(white: 0.98, alpha: 1))
        context.fillRoundedRect(letter, radius: 2)
        context.restoreGState()
        context.setStroke(RGBA(white: 0.66, alpha: 1))
        context.setLineWidth(1)
        // The seams below the flap.
        for x in [letter.minX + 1, letter.maxX - 1] {
            context.move(to: CGPoint(x: x, y: letter.maxY - 1))
            context.addLine(to: CGPoint(x: letter.midX + (x - letter.midX) * 0.3, y: letter.midY + 1))
        }
        context.strokePath()
        context.addLines(between: [
            CGPoint(x: letter.minX + 1, y: letter.minY + 1), CGPoint(x: letter.midX, y: letter.midY + 5),
            CGPoint(x: letter.maxX - 1, y: letter.minY + 1),
        ])
        context.setFill(RGBA(white: 0.92, alpha: 1))
        context.fillPath()
        context.addLines(between: [
            CGPoint(x: letter.minX + 1, y: letter.minY + 1), CGPoint(x: letter.midX, y: letter.midY + 5),
            CGPoint(x: letter.maxX - 1, y: letter.minY + 1),
        ])
        context.strokePath()
    }
}

extension MailApp: MFMailComposeViewControllerDelegate {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        navigation?.dismissModalViewController(animated: true)
        update()
    }
}
