import UIKit

final class AlertsPage: CatalogPage, UIAlertViewDelegate {
    override class var pageTitle: String { "Alerts" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let examples: [(title: String, show: (AlertsPage) -> () -> Void)] = [
            ("One button", AlertsPage.showOne),
            ("Two buttons", AlertsPage.showTwo),
            ("Four buttons", AlertsPage.showFour),
            ("Long message", AlertsPage.showLong),
            ("Two alerts", AlertsPage.showBoth),
            ("Name and password", AlertsPage.showLogin),
        ]
        for (row, example) in examples.enumerated() {
            addButton(example.title, frame: CGRect(x: 60, y: 20 + 55 * row, width: 200, height: 40)) {
                [unowned self] _ in example.show(self)()
            }
        }
    }

    private func showOne() {
        UIAlertView(
            title: "Low Battery", message: "20% of battery remaining", delegate: self, cancelButtonTitle: "Dismiss"
        ).show()
    }

    private func showTwo() {
        UIAlertView(
            title: "Delete everything?", message: nil, delegate: self, cancelButtonTitle: "Cancel",
            otherButtonTitles: "Delete"
        ).show()
    }

    private func showFour() {
        UIAlertView(
            title: "Choose", message: "One of these, please.", delegate: self, cancelButtonTitle: "None",
            otherButtonTitles: "First", "Second", "Third"
        ).show()
    }

    private func showLong() {
        let text = (1...30).map { "Line \($0) of a long message. " }.joined()
        UIAlertView(
            title: "Terms", message: text, delegate: self, cancelButtonTitle: "Disagree", otherButtonTitles: "Agree"
        ).show()
    }

    private func showBoth() {
        showOne()
        showTwo()
    }

    private func showLogin() {
        let alert = UIAlertView(
            title: "Sign In", message: nil, delegate: self, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
        alert.alertViewStyle = .loginAndPasswordInput
        alert.show()
    }

    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        let title = alertView.buttonTitle(at: buttonIndex) ?? ""
        if alertView.alertViewStyle == .loginAndPasswordInput {
            tell("\(title): \(alertView.textField(at: 0)?.text ?? "")")
        } else {
            tell("\(alertView.title ?? ""): \(title) (\(buttonIndex))")
        }
    }
}
