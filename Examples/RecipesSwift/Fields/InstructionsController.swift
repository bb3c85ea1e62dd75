import UIKit

/// Edits the instructions of a recipe.
final class InstructionsController: UIViewController {
    private let recipe: Recipe
    private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    init(recipe: Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
        title = "Instructions"
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        textView.font = UIFont.systemFont(ofSize: 16)
        textView.text = recipe.instructions ?? ""
        view = textView
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        textView.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if textView.text != recipe.instructions ?? "" { recipe.instructions = textView.text }
    }
}
