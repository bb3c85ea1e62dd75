import UIKit

final class ___PROJECTNAMEASIDENTIFIER___ViewController: UIViewController {
    /// Called when the view has been loaded from ___PROJECTNAMEASIDENTIFIER___ViewController.xib and its outlets are set.
    override func viewDidLoad() {
        super.viewDidLoad()
    }
}
