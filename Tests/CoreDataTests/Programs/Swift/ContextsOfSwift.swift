// Several contexts: parents, merging, conflicts, queues, notifications.
// source: ../../../ObjectiveCPrograms/Shared/Cookbook.swift
// > told by the child's save: inserted Stew in the child
// > parent has it: Stew, unsaved true; its own object true
// > a saved parent: 1 in the store
// > merged: Bouillon, refreshed 1
// > conflict: 133020, 1 of Soup
// > object trumps: Broth 15
// > store trumps: Stock 15
// > rolled back: Stock, changes false
// > merge policy by default: errorMergePolicyType
// > on the private queue: 3 recipes, after perform true
// > an error comes out of performAndWait: 1570 title
// > user info: 1, name background
// > let go on another thread: 3 recipes, 0 of them registered

import CoreData
import Dispatch

@main struct Program {
    static func main() throws {
        try parents()
        try merging()
        try conflicts()
        try queues()
    }

    static func observe(
        _ name: NSNotification.Name, _ context: NSManagedObjectContext?, _ body: @escaping (Notification) -> Void
    ) -> Any {
        NotificationCenter.default.addObserver(forName: name, object: context, queue: nil, using: body)
    }

    static func parents() throws {
        let coordinator = try Cookbook.coordinator()
        let parent = Cookbook.context(coordinator)
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = parent
        let observer = observe(.NSManagedObjectContextDidSave, child) { notification in
            let inserted = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []
            let title = (inserted.first as? Recipe)?.title ?? "-"
            print(
                "told by the child's save: inserted \(title) in the",
                notification.object as AnyObject === child ? "child" : "?")
        }
        let stew = Cookbook.recipe("Stew", in: child)
        try child.save()
        NotificationCenter.default.removeObserver(observer)
        let theirs = try Cookbook.recipes(parent)[0]
        print("parent has it: \(theirs.title ?? "-"), unsaved \(parent.hasChanges); its own object \(theirs !== stew)")
        try parent.save()
        print("a saved parent:", try Cookbook.recipes(Cookbook.context(coordinator)).count, "in the store")
    }

    static func merging() throws {
        let coordinator = try Cookbook.coordinator()
        let (one, other) = (Cookbook.context(coordinator), Cookbook.context(coordinator))
        Cookbook.recipe("Soup", in: one)
        try one.save()
        let seen = try Cookbook.recipes(other)[0]
        _ = seen.title
        var refreshed = 0
        let changes = observe(.NSManagedObjectContextObjectsDidChange, other) { notification in
            refreshed += (notification.userInfo?[NSRefreshedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0
        }
        let saves = observe(.NSManagedObjectContextDidSave, one) { other.mergeChanges(fromContextDidSave: $0) }
        try Cookbook.recipes(one)[0].title = "Bouillon"
        try one.save()
        other.processPendingChanges()
        print("merged: \(seen.title ?? "-"), refreshed \(refreshed)")
        NotificationCenter.default.removeObserver(changes)
        NotificationCenter.default.removeObserver(saves)
    }

    static func conflicts() throws {
        let coordinator = try Cookbook.coordinator()
        let (one, other) = (Cookbook.context(coordinator), Cookbook.context(coordinator))
        let soup = Cookbook.recipe("Soup", 10, in: one)
        try one.save()
        let policies: [(String, NSMergePolicy)] = [
            ("conflict", .error), ("object trumps", .mergeByPropertyObjectTrump),
            ("store trumps", .mergeByPropertyStoreTrump),
        ]
        let isDefault = (one.mergePolicy as? NSMergePolicy)?.mergeType
        for (name, policy) in policies {
            one.refresh(soup, mergeChanges: false)
            _ = soup.title
            let theirs = try Cookbook.recipes(other)[0]
            other.refresh(theirs, mergeChanges: false)
            theirs.title = "Stock"
            theirs.minutes = 15
            try other.save()
            soup.title = "Broth"
            one.mergePolicy = policy
            do {
                try one.save()
                print("\(name): \(soup.title ?? "-") \(soup.minutes)")
            } catch let error as NSError {
                let conflicts = error.userInfo["conflictList"] as? [NSMergeConflict] ?? []
                let title = conflicts.first?.cachedSnapshot?["title"] ?? "-"
                print("\(name): \(error.code), \(conflicts.count) of \(title)")
                one.rollback()
            }
        }
        soup.title = "Nothing"
        one.rollback()
        print("rolled back: \(soup.title ?? "-"), changes \(one.hasChanges)")
        print("merge policy by default:", isDefault.map { "\($0)" } ?? "-")
    }

    static func queues() throws {
        let coordinator = try Cookbook.coordinator()
        let context = Cookbook.context(coordinator, .privateQueueConcurrencyType)
        let done = DispatchSemaphore(value: 0)
        var isAfter = false
        context.perform {
            for title in ["Soup", "Cake", "Salad"] { Cookbook.recipe(title, in: context) }
            isAfter = true
            done.signal()
        }
        done.wait()
        let count = try context.performAndWait { () throws -> Int in
            try context.save()
            return try Cookbook.recipes(context).count
        }
        print("on the private queue: \(count) recipes, after perform \(isAfter)")
        do {
            try context.performAndWait {
                Cookbook.recipe(nil, in: context)
                try context.save()
            }
        } catch {
            print("an error comes out of performAndWait:", describe(error))
        }
        context.performAndWait { context.rollback() }
        context.userInfo["count"] = 1
        context.name = "background"
        print("user info: \(context.userInfo["count"] ?? "-"), name \(context.name ?? "-")")
        try letGo(context)
    }

    /// Objects of the private queue end on this thread, while the queue makes others.
    static func letGo(_ context: NSManagedObjectContext) throws {
        var count = 0
        for _ in 0..<200 {
            let held = try context.performAndWait { try Cookbook.recipes(context) }
            count = held.count
            context.perform { _ = try? Cookbook.recipes(context) }
        }
        let registered = context.performAndWait { context.registeredObjects.count }
        print("let go on another thread: \(count) recipes, \(registered) of them registered")
    }
}
