// A fetched results controller by sections, and what its delegate is told in which order.
// source: ../../../ObjectiveCPrograms/Shared/Cookbook.swift
// > sections: Cakes 1 [C], Soups 2 [S]; titles C S
// > at 1, 0: Bouillon; path of Stew: 1, 1
// > willChange | insert Salads@1 | insert Caesar -> 1,0 | didChange
// > willChange | move Zuppa 2,0 -> 2,1 | didChange
// > willChange | update Stew 2,0 | didChange
// > willChange | delete Cakes@0 | delete Apple Pie 0,0 | didChange
// > a delegate that is gone: true; the controller equals the one told: true
// > without delegate: nothing told, 3 objects

import CoreData

final class Listener: NSFetchedResultsControllerDelegate {
    var told: [String] = []
    var isSame = false
    weak var controller: NSFetchedResultsController<Recipe>?

    private func text(_ path: IndexPath?) -> String { path.map { "\($0[0]),\($0[1])" } ?? "-" }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        told = ["willChange"]
        isSame = controller == self.controller
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        told.append("didChange")
        print(told.joined(separator: " | "))
    }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
        told.append("\(type) \(sectionInfo.name)@\(sectionIndex)")
    }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let title = (anObject as? Recipe)?.title ?? "?"
        let places = [indexPath.map { text($0) }, newIndexPath.map { "-> " + text($0) }].compactMap { $0 }
        told.append("\(type) \(title) \(places.joined(separator: " "))")
    }
}

@main struct Program {
    static func main() throws {
        let context = Cookbook.context(try Cookbook.coordinator())
        var categories: [String: Category] = [:]
        for name in ["Soups", "Cakes", "Salads"] {
            let category = Category(context: context)
            category.name = name
            categories[name] = category
        }
        @discardableResult func add(_ title: String, _ category: String) -> Recipe {
            let recipe = Cookbook.recipe(title, in: context)
            recipe.category = categories[category]
            return recipe
        }
        add("Stew", "Soups")
        let bouillon = add("Bouillon", "Soups")
        let pie = add("Apple Pie", "Cakes")
        try context.save()

        let request = NSFetchRequest<Recipe>(entityName: "Recipe")
        request.sortDescriptors = [
            NSSortDescriptor(key: "category.name", ascending: true), NSSortDescriptor(key: "title", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "category.name", cacheName: nil)
        var listener: Listener? = Listener()
        listener?.controller = controller
        controller.delegate = listener
        try controller.performFetch()
        let sections = controller.sections?.map { "\($0.name) \($0.numberOfObjects) [\($0.indexTitle ?? "")]" } ?? []
        print(
            "sections: \(sections.joined(separator: ", ")); titles \(controller.sectionIndexTitles.joined(separator: " "))"
        )
        let stew = controller.object(at: IndexPath(indexes: [1, 1]))
        let path = controller.indexPath(forObject: stew) ?? []
        let first = controller.object(at: IndexPath(indexes: [1, 0])).title ?? "-"
        print("at 1, 0: \(first); path of \(stew.title ?? "-"): \(path[0]), \(path[1])")

        add("Caesar", "Salads")
        context.processPendingChanges()
        bouillon.title = "Zuppa"
        context.processPendingChanges()
        stew.minutes = 99
        context.processPendingChanges()
        context.delete(pie)
        context.processPendingChanges()
        let isSame = listener?.isSame ?? false
        listener = nil
        print("a delegate that is gone: \(controller.delegate == nil); the controller equals the one told: \(isSame)")
        controller.delegate = nil
        add("Unheard", "Soups")
        context.processPendingChanges()
        print("without delegate: nothing told, \(controller.fetchedObjects?.count ?? 0) objects")
    }
}
