import UIKit

final class MainViewController: UIViewController, FlipsideViewControllerDelegate {
    @IBAction func showInfo(_ sender: Any) {
        let controller = FlipsideViewController(nibName: "FlipsideView", bundle: nil)
        controller.delegate = self
        controller.modalTransitionStyle = .flipHorizontal
        presentModalViewController(controller, animated: true)
    }

    func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
        dismissModalViewController(animated: true)
    }
}
