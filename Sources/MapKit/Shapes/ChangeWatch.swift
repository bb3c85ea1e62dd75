/// One map's interest in the changes of an annotation, as long as it exists.
@MainActor final class ChangeWatch {
    enum Change { case coordinate, title }

    struct Reference { weak var watch: ChangeWatch? }

    let changed: @MainActor (Change) -> Void
    /// What observes an object of another language.
    private var foreign: [AnyObject] = []

    init(_ annotation: any MKAnnotation, changed: @escaping @MainActor (Change) -> Void) {
        self.changed = changed
        (annotation as? MKShape)?.add(self)
        guard let language = ForeignAnnotations.language else { return }
        for (key, change) in [("coordinate", Change.coordinate), ("title", .title), ("subtitle", .title)] {
            let observation = language.observe(annotation, key) { [weak self] in self?.changed(change) }
            if let observation { foreign.append(observation) }
        }
    }
}
