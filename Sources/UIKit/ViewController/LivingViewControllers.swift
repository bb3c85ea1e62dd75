/// The controllers in memory, to tell them when memory runs low.
@MainActor enum LivingViewControllers {
    private struct Reference {
        weak var controller: UIViewController?
    }

    private static var references: [Reference] = []
    private static var isObserving = false

    static var count: Int { references.count { $0.controller != nil } }

    static func add(_ controller: UIViewController) {
        if references.count >= 32, references.count.nonzeroBitCount == 1 {
            references.removeAll { $0.controller == nil }
        }
        references.append(Reference(controller: controller))
        observeMemoryWarnings()
    }

    /// All controllers, the oldest first.
    static var all: [UIViewController] { references.compactMap(\.controller) }

    private static func observeMemoryWarnings() {
        guard !isObserving else { return }
        isObserving = true
        InterfaceRotation.connect()
        let name = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { memoryRunsLow() }
        }
    }

    private static func memoryRunsLow() {
        MemoryCaches.empty()
        references.removeAll { $0.controller == nil }
        for reference in references { reference.controller?.didReceiveMemoryWarning() }
    }
}
