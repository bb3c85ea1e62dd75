import CoreData
import UIKit

/// A recipe. While it is edited its rows lead to what they show, ingredients are moved and deleted, and a shake undoes a
/// change.
final class RecipeController: UITableViewController {
    private enum Section: Int, CaseIterable { case summary, ingredients, instructions }
    private enum Summary: Int, CaseIterable { case title, time, category }

    private let recipe: Recipe
    private let book: RecipeBook
    private var observers: [any NSObjectProtocol] = []

    init(recipe: Recipe, book: RecipeBook) {
        self.recipe = recipe
        self.book = book
        super.init(style: .grouped)
        title = "Recipe"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelectionDuringEditing = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    // MARK: Editing

    override var canBecomeFirstResponder: Bool { true }
    override var undoManager: UndoManager? { book.context.undoManager }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationItem.setHidesBackButton(editing, animated: animated)
        let addRow = IndexPath(row: recipe.ingredients.count, section: Section.ingredients.rawValue)
        tableView.beginUpdates()
        if editing {
            tableView.insertRows(at: [addRow], with: .fade)
        } else {
            tableView.deleteRows(at: [addRow], with: .fade)
        }
        tableView.endUpdates()
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
        if editing {
            let undoManager = UndoManager()
            undoManager.levelsOfUndo = 5
            book.context.undoManager = undoManager
            observers = [UndoManager.didUndoChangeNotification, UndoManager.didRedoChangeNotification].map { name in
                NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) {
                    [unowned self] _ in MainActor.assumeIsolated { tableView.reloadData() }
                }
            }
        } else {
            book.context.undoManager = nil
            book.save()
        }
    }

    /// The change gets its name in the undo manager, where the context puts it when it notes what has changed.
    private func nameChange(_ name: String) {
        book.context.processPendingChanges()
        book.context.undoManager?.setActionName(name)
    }

    private func push(_ controller: UIViewController) {
        navigationController?.pushViewController(controller, animated: true)
    }

    /// Asks for a text, and calls `change` with it unless it was cancelled.
    private func ask(
        _ title: String, _ text: String, _ keyboardType: UIKeyboardType, change: @escaping (String) -> Void
    ) {
        let field = FieldController(title: title, text: text, placeholder: title, keyboardType: keyboardType) {
            [unowned self] text in
            if let text { change(text) }
            navigationController?.popViewController(animated: true)
        }
        push(field)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .summary: Summary.allCases.count
        case .ingredients: recipe.ingredients.count + (isEditing ? 1 : 0)
        default: 1
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Section(rawValue: section) {
        case .ingredients: "Ingredients"
        case .instructions: "Instructions"
        default: nil
        }
    }

    private func cell(_ style: UITableViewCell.CellStyle, _ name: String) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: name) ?? UITableViewCell(style: style, reuseIdentifier: name)
        cell.editingAccessoryType = .disclosureIndicator
        cell.selectionStyle = isEditing ? .blue : .none
        return cell
    }

    private func summaryCell(_ row: Summary) -> UITableViewCell {
        let cell = cell(.value2, "Summary")
        cell.textLabel?.text = "\(row)"
        cell.detailTextLabel?.text =
            switch row {
            case .title: recipe.title
            case .time: recipe.timeText
            case .category: recipe.category?.name
            }
        return cell
    }

    private func ingredientCell(_ row: Int) -> UITableViewCell {
        guard row < recipe.ingredients.count else {
            let cell = cell(.default, "Add")
            cell.textLabel?.text = "Add Ingredient"
            return cell
        }
        let cell = cell(.value1, "Ingredient")
        cell.textLabel?.text = recipe.ingredientList[row].name
        cell.detailTextLabel?.text = recipe.ingredientList[row].amount
        return cell
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section) {
        case .summary: return summaryCell(Summary(rawValue: indexPath.row) ?? .title)
        case .ingredients: return ingredientCell(indexPath.row)
        default:
            let cell = cell(.default, "Instructions")
            cell.textLabel?.font = UIFont.systemFont(ofSize: 15)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = recipe.instructions
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard indexPath.section == Section.instructions.rawValue, let text = recipe.instructions else {
            return tableView.rowHeight
        }
        let width = tableView.bounds.width - 20 - (isEditing ? 60 : 20)
        let size = text.size(
            withFont: UIFont.systemFont(ofSize: 15),
            constrainedTo: CGSize(width: width, height: .greatestFiniteMagnitude))
        return max(tableView.rowHeight, size.height.rounded(.up) + 20)
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        isEditing ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch (Section(rawValue: indexPath.section), Summary(rawValue: indexPath.row)) {
        case (.instructions, _): push(InstructionsController(recipe: recipe))
        case (.ingredients, _):
            let isNew = indexPath.row == recipe.ingredients.count
            push(
                IngredientController(recipe: recipe, ingredient: isNew ? nil : recipe.ingredientList[indexPath.row]))
        case (_, .title):
            ask("Title", recipe.title, .default) { [unowned self] text in
                recipe.title = text
                nameChange("Title")
            }
        case (_, .time):
            ask("Minutes", "\(recipe.minutes)", .numberPad) { [unowned self] text in
                recipe.minutes = max(1, Int16(text) ?? 1)
                nameChange("Time")
            }
        default: push(CategoriesController(recipe: recipe, book: book))
        }
    }

    // MARK: Changing the ingredients

    override func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indexPath.section == Section.ingredients.rawValue }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        guard isEditing, indexPath.section == Section.ingredients.rawValue else { return .none }
        return indexPath.row == recipe.ingredients.count ? .insert : .delete
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else {
            return push(IngredientController(recipe: recipe, ingredient: nil))
        }
        let ingredient = recipe.ingredientList[indexPath.row]
        recipe.mutableOrderedSetValue(forKey: "ingredients").remove(ingredient)
        book.context.delete(ingredient)
        nameChange("Delete Ingredient")
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == Section.ingredients.rawValue && indexPath.row < recipe.ingredients.count
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        let (section, last) = (Section.ingredients.rawValue, recipe.ingredients.count - 1)
        if proposed.section < section { return IndexPath(row: 0, section: section) }
        if proposed.section > section || proposed.row > last { return IndexPath(row: last, section: section) }
        return proposed
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        let ingredients = recipe.mutableOrderedSetValue(forKey: "ingredients")
        ingredients.moveObjects(at: [source.row], to: destination.row)
        nameChange("Move Ingredient")
    }
}
