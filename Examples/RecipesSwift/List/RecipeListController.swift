import CoreData
import UIKit

/// All recipes, in a section for each category, and those that a search finds.
final class RecipeListController: UITableViewController {
    private let book: RecipeBook
    private let results: NSFetchedResultsController<Recipe>
    private var found: NSFetchedResultsController<Recipe>?
    private var search: UISearchDisplayController?

    init(book: RecipeBook) {
        self.book = book
        results = Self.results(of: book, for: nil)
        super.init(style: .plain)
        title = "Recipes"
        results.delegate = self
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        bar.placeholder = "Recipe or Ingredient"
        tableView.tableHeaderView = bar
        let search = UISearchDisplayController(searchBar: bar, contentsController: self)
        search.delegate = self
        search.searchResultsDataSource = self
        search.searchResultsDelegate = self
        self.search = search
    }

    // MARK: Results

    /// The recipes whose title or an ingredient has the text; all if there is none.
    private static func results(of book: RecipeBook, for text: String?) -> NSFetchedResultsController<Recipe> {
        let request = NSFetchRequest<Recipe>(entityName: "Recipe")
        if let text, !text.isEmpty {
            request.predicate = NSPredicate(
                format: "title CONTAINS[cd] %@ OR ANY ingredients.name CONTAINS[cd] %@", text, text)
        }
        request.sortDescriptors = [
            NSSortDescriptor(key: "category.name", ascending: true),
            NSSortDescriptor(key: "title", ascending: true, selector: "localizedCaseInsensitiveCompare:"),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: book.context, sectionNameKeyPath: "category.name",
            cacheName: nil)
        do {
            try controller.performFetch()
        } catch {
            NSLog("Recipes cannot be fetched: \(error)")
        }
        return controller
    }

    private func results(of tableView: UITableView) -> NSFetchedResultsController<Recipe> {
        tableView === self.tableView ? results : found ?? results
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { results(of: tableView).sections?.count ?? 0 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results(of: tableView).sections?[section].numberOfObjects ?? 0
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        results(of: tableView).sections?[section].name
    }

    private func show(_ recipe: Recipe, in cell: UITableViewCell) {
        cell.textLabel?.text = recipe.title
        cell.detailTextLabel?.text = recipe.timeText
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Recipe")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Recipe")
        cell.accessoryType = .disclosureIndicator
        show(results(of: tableView).object(at: indexPath), in: cell)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let recipe = results(of: tableView).object(at: indexPath)
        navigationController?.pushViewController(RecipeController(recipe: recipe, book: book), animated: true)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView === self.tableView
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        book.context.delete(results.object(at: indexPath))
        book.save()
    }

    // MARK: A new recipe

    @objc private func add() {
        let field = FieldController(title: "New Recipe", text: "", placeholder: "Title") { [unowned self] text in
            if let text { addRecipe(text) }
            dismissModalViewController(animated: true)
        }
        presentModalViewController(UINavigationController(rootViewController: field), animated: true)
    }

    private func addRecipe(_ title: String) {
        let recipe = Recipe(context: book.context)
        recipe.title = title
        recipe.category = book.categories.first ?? book.category(named: "Recipes")
        book.save()
        let shown = RecipeController(recipe: recipe, book: book)
        navigationController?.pushViewController(shown, animated: false)
        shown.setEditing(true, animated: false)
    }
}

extension RecipeListController: UISearchDisplayDelegate {
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
        found = Self.results(of: book, for: searchString)
        return true
    }
}

extension RecipeListController: NSFetchedResultsControllerDelegate {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.beginUpdates()
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        switch type {
        case .insert: tableView.insertSections([sectionIndex], with: .fade)
        case .delete: tableView.deleteSections([sectionIndex], with: .fade)
        default: break
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let (from, to) = ([indexPath].compactMap { $0 }, [newIndexPath].compactMap { $0 })
        switch type {
        case .insert: tableView.insertRows(at: to, with: .fade)
        case .delete: tableView.deleteRows(at: from, with: .fade)
        case .move:
            tableView.deleteRows(at: from, with: .fade)
            tableView.insertRows(at: to, with: .fade)
        case .update:
            guard let recipe = anObject as? Recipe, let indexPath, let cell = tableView.cellForRow(at: indexPath) else {
                return
            }
            show(recipe, in: cell)
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.endUpdates()
    }
}
