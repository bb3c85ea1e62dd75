import CoreData
import UIKit

/// Edits an ingredient, or adds one to a recipe.
final class IngredientController: UITableViewController {
    private let recipe: Recipe
    private let ingredient: Ingredient?
    private let nameCell = TextFieldCell(placeholder: "Name")
    private let amountCell = TextFieldCell(placeholder: "Amount")

    /// - Parameter ingredient: nil to add one.
    init(recipe: Recipe, ingredient: Ingredient?) {
        self.recipe = recipe
        self.ingredient = ingredient
        super.init(style: .grouped)
        title = ingredient == nil ? "New Ingredient" : "Ingredient"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save))
        navigationItem.rightBarButtonItem?.isEnabled = ingredient != nil
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameCell.textField.text = ingredient?.name ?? ""
        nameCell.textField.addTarget(self, action: #selector(change), for: .editingChanged)
        amountCell.textField.text = ingredient?.amount ?? ""
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameCell.textField.becomeFirstResponder()
    }

    @objc private func change() {
        navigationItem.rightBarButtonItem?.isEnabled = nameCell.textField.text?.isEmpty == false
    }

    @objc private func save() {
        guard let context = recipe.managedObjectContext else { return }
        let changed = ingredient ?? Ingredient(context: context)
        if ingredient == nil { recipe.addToIngredients(changed) }
        changed.name = nameCell.textField.text ?? ""
        changed.amount = amountCell.textField.text?.isEmpty == false ? amountCell.textField.text : nil
        navigationController?.popViewController(animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 0 ? nameCell : amountCell
    }
}
