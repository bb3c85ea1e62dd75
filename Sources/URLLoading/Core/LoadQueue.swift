import AppFoundation

/// The queue on which loads are told what to do, and tell what comes. What happens there happens in order.
enum LoadQueue {
    private final class Work {
        let act: () -> Void
        init(_ act: @escaping () -> Void) { self.act = act }
    }

    static func perform(_ act: @escaping () -> Void) {
        foundation_loads_perform(Unmanaged.passRetained(Work(act)).toOpaque()) { context in
            Unmanaged<Work>.fromOpaque(context).takeRetainedValue().act()
        }
    }
}
