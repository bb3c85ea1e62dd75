import UIKit

@MainActor protocol FlipsideViewControllerDelegate: AnyObject {
    func flipsideViewControllerDidFinish(_ controller: FlipsideViewController)
}

final class FlipsideViewController: UIViewController {
    weak var delegate: (any FlipsideViewControllerDelegate)?

    @IBAction func done(_ sender: Any) {
        delegate?.flipsideViewControllerDidFinish(self)
    }
}
