import DeviceLink
import MainLoop

/// Identifies a registered callback: the addresses of its function and of its context.
/// (`ABAddressBookRegisterExternalChangeCallback`)
package struct ExternalChangeKey: Hashable, Sendable {
    private let function: Int
    private let context: Int

    package init(_ function: Int, _ context: Int) { (self.function, self.context) = (function, context) }
}

/// The callbacks to run when another process changes the contacts.
@MainActor final class ExternalChanges {
    static let shared = ExternalChanges()

    private struct Observer {
        weak var book: ABAddressBook?
        let key: ExternalChangeKey
        let action: @MainActor () -> Void
    }

    private var observers: [Observer] = []

    private init() {
        DeviceServices.listen { [weak self] message in
            guard case .addressBookChanged = message, let self else { return }
            observers.removeAll { $0.book == nil }
            for observer in observers { observer.action() }
        }
    }

    func add(_ book: ABAddressBook, _ key: ExternalChangeKey, _ action: @escaping @MainActor () -> Void) {
        observers.append(Observer(book: book, key: key, action: action))
    }

    func remove(_ book: ABAddressBook, _ key: ExternalChangeKey) {
        observers.removeAll { $0.book === book && $0.key == key }
    }
}

extension ABAddressBook {
    /// Calls `action` on the main thread after another process has changed the contacts. May be called on any thread.
    package func observe(_ key: ExternalChangeKey, _ action: @escaping @MainActor () -> Void) {
        onMain { ExternalChanges.shared.add(self, key, action) }
    }

    package func stopObserving(_ key: ExternalChangeKey) {
        onMain { ExternalChanges.shared.remove(self, key) }
    }

    private func onMain(_ action: @escaping @MainActor () -> Void) {
        nonisolated(unsafe) let action = action
        if Thread.isMainThread {
            MainActor.assumeIsolated { action() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
        }
    }
}
