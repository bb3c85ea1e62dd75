import AddressBookUI
import UIKit

/// The phone's Phone: calls of late, the contacts, and a keypad.
@MainActor final class PhoneApp: SystemApp {
    let identifier = "com.apple.mobilephone"
    let displayName = "Phone"
    private unowned let host: any PhoneHost

    init(of host: any PhoneHost) { self.host = host }

    func makeRootViewController() -> UIViewController {
        let recents = UINavigationController(rootViewController: RecentCallsController(of: host))
        recents.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 0)
        let contacts = ContactsController()
        contacts.onOpen = { [unowned host] in host.open($0) }
        contacts.onChange = { [unowned host] in host.contactsDidChange() }
        contacts.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 1)
        let keypad = KeypadController(of: host)
        keypad.tabBarItem = UITabBarItem(title: "Keypad", image: PhoneApp.keypadImage, tag: 2)
        let tabs = UITabBarController()
        tabs.viewControllers = [recents, contacts, keypad]
        tabs.selectedIndex = 2
        return tabs
    }

    /// A white receiver on green.
    func drawIcon(in context: CGContext) {
        context.fillGradient(
            [RGBA(red: 0.55, green: 0.85, blue: 0.35, alpha: 1), RGBA(red: 0.10, green: 0.48, blue: 0.05, alpha: 1)],
            in: CGRect(x: 0, y: 0, width: 57, height: 57))
        PhoneApp.drawReceiver(in: context, CGRect(x: 9, y: 9, width: 39, height: 39))
    }

    /// A receiver that lies from the upper left to the lower right.
    static func drawReceiver(in context: CGContext, _ place: CGRect) {
        context.saveGState()
        context.translateBy(x: place.midX, y: place.midY)
        context.scaleBy(x: place.width / 40, y: place.height / 40)
        context.rotate(by: .pi / 4)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -21, y: 2))
        path.addQuadCurve(to: CGPoint(x: 21, y: 2), controlPoint: CGPoint(x: 0, y: 26))
        path.addLine(to: CGPoint(x: 21, y: -6))
        path.addQuadCurve(to: CGPoint(x: 10, y: -6), controlPoint: CGPoint(x: 15.5, y: -11))
        path.addLine(to: CGPoint(x: 9.5, y: 1.5))
        path.addQuadCurve(to: CGPoint(x: -9.5, y: 1.5), controlPoint: CGPoint(x: 0, y: 7))
        path.addLine(to: CGPoint(x: -10, y: -6))
        path.addQuadCurve(to: CGPoint(x: -21, y: -6), controlPoint: CGPoint(x: -15.5, y: -11))
        path.close()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 1, color: UIColor(white: 0, alpha: 0.4).cgColor)
        context.setFill(RGBA(white: 1, alpha: 1))
        context.addPath(path.cgPath)
        context.fillPath()
        context.restoreGState()
    }

    /// Nine keys and three, for the tab bar.
    private static let keypadImage = SystemAppIcons.draw(side: 30, scale: UIScreen.main.scale) { context in
        context.setFill(RGBA(white: 0, alpha: 1))
        for row in 0..<4 {
            for column in 0..<3 {
                context.fillRoundedRect(
                    CGRect(x: 4.5 + CGFloat(column) * 7.5, y: 1.5 + CGFloat(row) * 7, width: 6, height: 5.5), radius: 1)
            }
        }
    }
}
