import UIKit

final class FirstViewController: UIViewController {
    /// Called when the view has been loaded from MainWindow.xib and its outlets are set.
    override func viewDidLoad() {
        super.viewDidLoad()
    }
}
