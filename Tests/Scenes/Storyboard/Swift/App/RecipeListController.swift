import UIKit

final class RecipeListController: UITableViewController, OptionsControllerDelegate {
    private let recipes = [("Omelette", "4 eggs"), ("Pancakes", "2 eggs")]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
        cell.textLabel?.text = recipes[indexPath.row].0
        cell.detailTextLabel?.text = recipes[indexPath.row].1
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let controller = segue.destination as? RecipeController, let cell = sender as? UITableViewCell,
            let row = tableView.indexPath(for: cell)?.row
        {
            controller.title = recipes[row].0
            controller.text = "Whisk \(recipes[row].1)."
        } else if let navigation = segue.destination as? UINavigationController,
            let options = navigation.topViewController as? OptionsController
        {
            options.delegate = self
        }
    }

    func optionsController(_ controller: OptionsController, didFinishWithGas hasGas: Bool) {
        navigationItem.title = hasGas ? "Recipes" : "Recipes without Gas"
        dismiss(animated: true, completion: nil)
    }
}
