import CCoreData
import CObjCRuntime
import ObjCBridge

/// Passes what a controller in Objective-C says to the delegate in Swift.
final class ResultsDelegate {
    private(set) weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private let controller: () -> NSFetchedResultsController<any NSFetchRequestResult>?
    private var object: ObjCObject?

    init(
        _ delegate: any NSFetchedResultsControllerDelegate,
        controller: @escaping () -> NSFetchedResultsController<any NSFetchRequestResult>?
    ) {
        self.delegate = delegate
        self.controller = controller
        object = results_delegate_make(
            Unmanaged.passUnretained(self).toOpaque(),
            ResultsListener(
                will_change: { owner in tell(owner) { $0.controllerWillChangeContent($1) } },
                did_change: { owner in tell(owner) { $0.controllerDidChangeContent($1) } },
                section_changed: { owner, section, index, type in
                    guard let type = NSFetchedResultsChangeType(rawValue: UInt(type)) else { return }
                    let section = Twins.twin(of: section) { ResultsSection(adopting: $0) }
                    tell(owner) { $0.controller($1, didChange: section, atSectionIndex: index, for: type) }
                },
                object_changed: { owner, object, path, type, newPath in
                    guard let type = NSFetchedResultsChangeType(rawValue: UInt(type)),
                        let changed = CoreDataValue.value(of: object)
                    else { return }
                    let (path, newPath) = (swift(path, as: IndexPath.self), swift(newPath, as: IndexPath.self))
                    tell(owner) { $0.controller($1, didChange: changed, at: path, for: type, newIndexPath: newPath) }
                },
                index_title: { owner, name in
                    var title: String?
                    let name = String.fromObjectiveC(name) ?? ""
                    tell(owner) { title = $0.controller($1, sectionIndexTitleForSectionName: name) }
                    return objectiveC(title)
                }))
    }

    deinit { if let object { withAutoreleasePool { object_release(object) } } }

    func join(_ controller: ObjCObject) {
        withAutoreleasePool { _ = BoxedMessage.object(controller, "setDelegate:", [object]) }
    }

    /// The controller does not hold its delegate.
    func leave(_ controller: ObjCObject) {
        withAutoreleasePool { _ = BoxedMessage.object(controller, "setDelegate:", [nil]) }
    }
}

private func tell(
    _ owner: UnsafeMutableRawPointer,
    _ message: (any NSFetchedResultsControllerDelegate, NSFetchedResultsController<any NSFetchRequestResult>) -> Void
) {
    let listener = Unmanaged<ResultsDelegate>.fromOpaque(owner).takeUnretainedValue()
    guard let (delegate, controller) = listener.target else { return }
    message(delegate, controller)
}

extension ResultsDelegate {
    fileprivate var target:
        (any NSFetchedResultsControllerDelegate, NSFetchedResultsController<any NSFetchRequestResult>)?
    {
        guard let delegate, let controller = controller() else { return nil }
        return (delegate, controller)
    }
}
