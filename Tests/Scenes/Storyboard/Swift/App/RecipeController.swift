import UIKit

final class RecipeController: UIViewController {
    @IBOutlet private weak var textLabel: UILabel!
    var text = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        textLabel.text = text
    }
}
