import UIKit

/// Chooses the category of a recipe, or makes a new one.
final class CategoriesController: UITableViewController {
    private let recipe: Recipe
    private let book: RecipeBook
    private var categories: [RecipeCategory]

    init(recipe: Recipe, book: RecipeBook) {
        self.recipe = recipe
        self.book = book
        categories = book.categories
        super.init(style: .grouped)
        title = "Category"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
    }

    required init?(coder: NSCoder) { return nil }

    @objc private func add() {
        let field = FieldController(title: "New Category", text: "", placeholder: "Name") { [unowned self] text in
            if let text {
                recipe.category = book.category(named: text)
                categories = book.categories
                tableView.reloadData()
            }
            dismissModalViewController(animated: true)
        }
        presentModalViewController(UINavigationController(rootViewController: field), animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { categories.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Category")
            ?? UITableViewCell(style: .default, reuseIdentifier: "Category")
        let category = categories[indexPath.row]
        cell.textLabel?.text = category.name
        cell.accessoryType = category === recipe.category ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        recipe.category = categories[indexPath.row]
        navigationController?.popViewController(animated: true)
    }
}
